/**
 * An arena's planes, taken apart: what stands still becomes one picture, what
 * moves becomes small drawings of its own. So the browser moves a few small
 * layers and never paints a plane again.
 */
import { artText, plane as planeUrl, type Plane } from '../parts/art';

export type PartKind =
  | 'flame'
  | 'flash'
  | 'cloud'
  | 'cloth'
  | 'ember'
  | 'crow'
  | 'fall'
  | 'mist'
  | 'groove'
  | 'still';

export interface Part {
  kind: PartKind;
  box: [x: number, y: number, width: number, height: number];
  body: string; // the drawing, in the plane's own units
  number: number; // of a carving
  colour: string; // of mist
}

export interface Taken {
  still: string; // address of the picture, painted from −160 to 1600 and 0 to 640
  parts: Part[];
  shared: string; // gradients the parts use
}

const PAD = 10;
/** Only their place is drawn; the page paints them. */
export const PAINTED: readonly PartKind[] = ['fall', 'mist'];
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
    // The drawing says what moves. From the last to the first: what lies in another one goes before it.
    for (const element of [...drawing.querySelectorAll<SVGGraphicsElement>('[data-moves]')].reverse()) {
      parts.unshift(measured(drawing, element, element.dataset.moves as PartKind));
      element.remove();
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
  const groove = element.closest<SVGElement>('[data-groove]');
  const pad = PAINTED.includes(kind) ? 0 : PAD;
  return {
    kind,
    box: [
      seen.left - whole.left - pad,
      seen.top - whole.top - pad,
      seen.width + 2 * pad,
      seen.height + 2 * pad,
    ],
    body: `<g transform="${turn}">${element.outerHTML}</g>`,
    number: Number(groove?.dataset.groove ?? 0),
    colour: element.getAttribute('color') ?? '',
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
