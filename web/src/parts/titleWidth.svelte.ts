/** How wide words are, for what has to fit a place of fixed size: letters differ too much to be counted. */
const TITLE = 'italic 800 100px Kanit';
const SAMPLE = 'Aż'; // of both files the letters are in
const GUESS = 0.62; // of its height a letter is wide, where nothing can be measured

let pen: CanvasRenderingContext2D | null | undefined;
let known = new Map<string, number>();
let loaded = $state(0);

/** In the slanted 800 of the titles, in pixels. Asked in a derived value it follows the typeface. */
export function titleWidth(text: string, size: number): number {
  void loaded;
  let width = known.get(text);
  if (width === undefined) {
    width = measured(text);
    known.set(text, width);
  }
  return (width * size) / 100;
}

function measured(text: string): number {
  if (pen === undefined) pen = begin();
  return pen?.measureText(text).width || text.length * GUESS * 100;
}

function begin(): CanvasRenderingContext2D | null {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return null;
  context.font = TITLE;
  void document.fonts.load(TITLE, SAMPLE).then(() => {
    context.font = TITLE;
    known = new Map();
    loaded++;
  });
  return context;
}
