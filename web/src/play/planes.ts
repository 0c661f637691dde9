/**
 * An arena's planes, taken apart: what stands still becomes one picture, what
 * moves becomes small drawings of its own. So the browser moves a few small
 * layers and never paints a plane again.
 */
import { artText, plane as planeUrl, type Plane } from '../parts/art';

export type PartKind = 'flame' | 'flash' | 'cloud' | 'cloth' | 'ember' | 'crow' | 'groove' | 'still';

export interface Part {
  kind: PartKind;
  box: [x: number, y: number, width: number, height: number];
  body: string; // the drawing, in the plane's own units
  number: number; // of a carving
}

export interface Taken {
  still: string; // address of the picture, painted from −160 to 1600 and 0 to 640
  parts: Part[];
  shared: string; // gradients the parts use
}

/** Which elements are taken out of which plane, in this order. */
const RULES: Record<string, [selector: string, kind: PartKind][]> = {
  'siege_storm/sky': [
    ['.flash', 'flash'],
    ['.cloud', 'cloud'],
  ],
  'siege_storm/far': [['.flame', 'flame']],
  'siege_storm/front': [
    ['.cloth', 'cloth'],
    ['.ember', 'ember'],
    ['.banner', 'still'],
    ['.wreck', 'still'],
  ],
  'tainted_grail/sky': [['.crow', 'crow']],
  'tainted_grail/middle': [
    ['.groove-light', 'groove'],
    ['.flame:nth-of-type(2n)', 'flame'], // half of so many are enough
  ],
  'tainted_grail/front': [
    ['.flame', 'flame'],
    ['.marker', 'still'],
    ['.thorn', 'still'],
    ['.grass', 'still'],
  ],
};

/** Clouds below this line would pass before the hills. */
const HIGH = 118;
const PAD = 10;
const takenApart = new Map<string, Promise<Taken>>();

export function takeApart(arena: string, plane: Plane): Promise<Taken> {
  const name = `${arena}/${plane}`;
  let taken = takenApart.get(name);
  if (!taken) {
    taken = artText(planeUrl(arena, plane)).then((text) => separate(name, text));
    taken.catch(() => takenApart.delete(name));
    takenApart.set(name, taken);
  }
  return taken;
}

function separate(name: string, text: string): Taken {
  const bench = document.createElement('div');
  bench.style.cssText = 'position:fixed;left:0;top:0;width:1440px;visibility:hidden;contain:strict';
  bench.innerHTML = text;
  const drawing = bench.querySelector('svg');
  if (!drawing) throw new Error(`${name}: no drawing`);
  document.body.append(bench);
  const parts: Part[] = [];
  try {
    for (const [selector, kind] of RULES[name] ?? []) {
      for (const element of drawing.querySelectorAll<SVGGraphicsElement>(selector)) {
        const part = measured(drawing, element, kind);
        if (kind === 'cloud' && part.box[1] + part.box[3] > HIGH) continue;
        parts.push(part);
        element.remove();
      }
    }
    const shared = [...drawing.querySelectorAll('defs')].map((defs) => defs.innerHTML).join('');
    return { still: picture(drawing), parts: inFront(parts), shared };
  } finally {
    bench.remove();
  }
}

function measured(drawing: SVGSVGElement, element: SVGGraphicsElement, kind: PartKind): Part {
  const seen = element.getBoundingClientRect();
  const whole = drawing.getBoundingClientRect();
  const parent = element.parentElement as unknown as SVGGraphicsElement;
  const frame = drawing.getScreenCTM()?.inverse().multiply(parent.getScreenCTM() ?? new DOMMatrix());
  const turn = frame ? `matrix(${[frame.a, frame.b, frame.c, frame.d, frame.e, frame.f].join()})` : '';
  const groove = element.closest<SVGElement>('.groove');
  return {
    kind,
    box: [
      seen.left - whole.left - PAD,
      seen.top - whole.top - PAD,
      seen.width + 2 * PAD,
      seen.height + 2 * PAD,
    ],
    body: `<g transform="${turn}">${element.outerHTML}</g>`,
    number: Number(groove?.dataset.groove ?? 0),
  };
}

/** What holds a part (a pole its banner) lies behind it. */
function inFront(parts: Part[]): Part[] {
  return [...parts.filter((part) => part.kind === 'still'), ...parts.filter((part) => part.kind !== 'still')];
}

function picture(drawing: SVGSVGElement): string {
  drawing.setAttribute('viewBox', '-160 0 1760 640');
  drawing.setAttribute('width', '1760');
  drawing.setAttribute('height', '640');
  const text = new XMLSerializer().serializeToString(drawing);
  return URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
}
