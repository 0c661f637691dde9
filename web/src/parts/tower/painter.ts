/** Draws the table: a still canvas for what never moves, a quick one for cubes and the hand. */

import { bitmapsFor, WIDTHS, type Bitmaps, type Drawing } from './bitmaps';
import { NOBODY, type Point, type Pose } from './geometry';
import { toScreen, type View } from './view';

export interface Scenery {
  poses: readonly Pose[];
  heavy: readonly boolean[];
  held: number;
  /** Where the held cube would land, or null. */
  ghost: Point | null;
  /** Where a hand is drawn, or null. */
  hand: Point | null;
  /** Why the tower does not count. */
  marked: readonly number[];
}

type Colour = 'hot' | 'lamp' | 'paper' | 'ink';
const colours = new Map<Colour, string>();

/** As `app/colours.css` has it: a canvas does not know the variables of a style sheet. */
function code(colour: Colour): string {
  let found = colours.get(colour);
  if (!found) {
    found = getComputedStyle(document.documentElement).getPropertyValue(`--${colour}`).trim();
    colours.set(colour, found);
  }
  return found;
}

export class Painter {
  private bitmaps: Bitmaps | null = null;
  private wanted = 0;
  private readonly still: CanvasRenderingContext2D;
  private readonly quick: CanvasRenderingContext2D;
  private ratio = 1;

  constructor(still: HTMLCanvasElement, quick: HTMLCanvasElement) {
    this.still = context(still);
    this.quick = context(quick);
  }

  /** Fit both canvases to the screen; `whenReady` is called when the drawings are there. */
  resize(width: number, height: number, ratio: number, edge: number, whenReady: () => void): void {
    this.ratio = ratio;
    for (const { canvas } of [this.still, this.quick]) {
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
    }
    this.prepare(edge * ratio, whenReady);
  }

  /** Bitmaps for this edge; the old ones serve until they are made. */
  private prepare(edge: number, whenReady: () => void): void {
    if (Math.abs(edge - this.wanted) < 0.5) return whenReady();
    this.wanted = edge;
    void bitmapsFor(edge).then((bitmaps) => {
      if (this.wanted !== edge) return;
      this.bitmaps = bitmaps;
      whenReady();
    });
  }

  /** The plate in the middle, the height rule, and the goal line at so many cubes. */
  drawStill(view: View, cubes: number, edge: number): void {
    const pen = this.still;
    this.clear(pen);
    const side = edge * view.scale;
    this.drawBase(pen, view, side);
    const x = Math.min(view.originX + side * 2.6, view.originX * 2 - 34);
    drawRule(pen, view, x, cubes, side);
    drawGoal(pen, view.originX - side * 2.6, x, view.originY - cubes * side);
  }

  private drawBase(pen: CanvasRenderingContext2D, view: View, side: number): void {
    const image = this.bitmaps?.base;
    if (!image) return;
    const width = WIDTHS.base * side;
    const height = (width * image.height) / image.width;
    pen.drawImage(image, view.originX - width / 2, view.originY - height * 0.3, width, height);
  }

  draw(view: View, edge: number, scenery: Scenery): void {
    const pen = this.quick;
    this.clear(pen);
    if (!this.bitmaps) return;
    const side = edge * view.scale;
    const { poses, held } = scenery;
    if (scenery.ghost && held !== NOBODY) this.drawGhost(view, side, poses[held], scenery.ghost);
    poses.forEach((pose, cube) => {
      if (cube !== held) this.drawCube(view, side, pose, scenery.heavy[cube] ? 'heavy' : 'light');
    });
    for (const cube of scenery.marked) frame(pen, view, side, poses[cube], 'hot');
    if (held !== NOBODY && poses[held]) {
      this.drawCube(view, side * 1.06, poses[held], scenery.heavy[held] ? 'heavyHeld' : 'lightHeld');
    }
    if (scenery.hand) this.drawHand(view, side, scenery.hand);
  }

  private clear(pen: CanvasRenderingContext2D): void {
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
    pen.scale(this.ratio, this.ratio);
  }

  private drawCube(view: View, side: number, pose: Pose, name: Drawing): void {
    const image = this.bitmaps?.[name];
    if (!image) return;
    const pen = this.quick;
    const cos = Math.cos(pose.angle) * this.ratio;
    const sin = Math.sin(pose.angle) * this.ratio;
    const { x, y } = toScreen(view, pose);
    pen.setTransform(cos, -sin, sin, cos, x * this.ratio, y * this.ratio);
    pen.drawImage(image, -side / 2, -side / 2, side, side);
    pen.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
  }

  private drawGhost(view: View, side: number, pose: Pose | undefined, ghost: Point): void {
    const image = this.bitmaps?.landing;
    if (!pose || !image) return;
    const pen = this.quick;
    const from = toScreen(view, pose);
    const to = toScreen(view, ghost);
    if (to.y - from.y < side * 0.12) return;
    pen.drawImage(image, to.x - side / 2, to.y - side / 2, side, side);
    pen.setLineDash([8, 6]);
    line(pen, from.x, from.y, to.x, to.y + side / 2, 'lamp', Math.max(2, side * 0.05));
    pen.setLineDash([]);
  }

  private drawHand(view: View, side: number, hand: Point): void {
    const image = this.bitmaps?.grab;
    if (!image) return;
    const { x, y } = toScreen(view, hand);
    const width = Math.max(side * WIDTHS.grab, 26);
    this.quick.drawImage(image, x + side * 0.28, y + side * 0.18, width, width);
  }
}

function context(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas here');
  return pen;
}

function line(
  pen: CanvasRenderingContext2D,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  colour: Colour,
  width: number,
): void {
  pen.strokeStyle = code(colour);
  pen.lineWidth = width;
  pen.beginPath();
  pen.moveTo(x1, y1);
  pen.lineTo(x2, y2);
  pen.stroke();
}

function frame(
  pen: CanvasRenderingContext2D,
  view: View,
  side: number,
  pose: Pose | undefined,
  colour: Colour,
): void {
  if (!pose) return;
  const { x, y } = toScreen(view, pose);
  const half = side / 2 + 2;
  pen.save();
  pen.translate(x, y);
  pen.rotate(-pose.angle);
  for (const [stroke, width] of [
    ['ink', 8],
    [colour, 4],
  ] as const) {
    pen.strokeStyle = code(stroke);
    pen.lineWidth = width;
    pen.strokeRect(-half, -half, 2 * half, 2 * half);
  }
  pen.restore();
}

function drawRule(
  pen: CanvasRenderingContext2D,
  view: View,
  x: number,
  cubes: number,
  side: number,
): void {
  const every = side < 14 ? 10 : 3;
  for (const [colour, width] of [
    ['ink', 7],
    ['paper', 3],
  ] as const) {
    pen.lineCap = 'round';
    line(pen, x, view.originY, x, view.originY - cubes * side, colour, width);
    for (let step = 0; step <= cubes; step += 1) {
      if (side < 14 && step % 5) continue;
      const long = step % every === 0 && step < cubes;
      const y = view.originY - step * side;
      line(pen, x, y, x + side * (long ? 0.62 : 0.4), y, colour, width);
    }
  }
  pen.textBaseline = 'middle';
  for (let step = every; step <= cubes; step += 1) {
    if (step !== cubes && (step % every !== 0 || cubes - step < every / 2)) continue;
    const y = view.originY - step * side;
    number(pen, String(step), x + side * 0.62 + 8, y, step === cubes ? 'lamp' : 'paper');
  }
}

function number(pen: CanvasRenderingContext2D, text: string, x: number, y: number, colour: Colour): void {
  pen.font = `italic 900 ${colour === 'lamp' ? 22 : 17}px Kanit, sans-serif`;
  pen.lineJoin = 'round';
  pen.lineWidth = 5;
  pen.strokeStyle = code('ink');
  pen.strokeText(text, x, y);
  pen.fillStyle = code(colour);
  pen.fillText(text, x, y);
}

function drawGoal(pen: CanvasRenderingContext2D, from: number, to: number, y: number): void {
  pen.lineCap = 'butt';
  line(pen, from, y, to, y, 'ink', 9);
  pen.setLineDash([14, 9]);
  line(pen, from, y, to, y, 'lamp', 4.5);
  pen.setLineDash([]);
}
