/** One tower on this screen: snapshots come in, a hand goes out, pictures are drawn between. */

import type { TowerBegan, TowerFrame } from '../../protocol';
import type { Arrangement } from './arrangement';
import { landing } from './collisions';
import { clamp, cubeAt, NOBODY, posesOf, type Bounds, type Point, type Pose } from './geometry';
import { Hand, type Send } from './hand';
import { KeyboardHand, type Arrow } from './keyboard';
import type { Painter } from './painter';
import { Snapshots } from './snapshots';
import { halfSeen, toTable, viewOf, widened, type Frame, type View } from './view';

const TOUCH_REACH = 34; // pixels around a cube that a finger still means
const MOUSE_REACH = 14;
const LIFT = 40; // pixels of clear air between a finger and the cube above it
const LIFTING = 14; // shares of the way a second
const LONGEST_STEP = 0.05; // seconds: a tab that slept does not leap
const LINGER = 400; // milliseconds that are drawn after the last change

/** What a pointer has in its grip: where the cube is from it, and where it shall be. */
interface Grip {
  pointer: number;
  at: Point; // pixels
  offset: Point; // units, from the pointer to the cube
  goal: Point;
}

export class Play {
  readonly hand: Hand;
  marked: readonly number[] = [];
  private readonly began: TowerBegan;
  private readonly painter: Painter;
  private readonly bounds: Bounds;
  private readonly snapshots: Snapshots;
  private readonly keys: KeyboardHand;
  private frame: Frame = { width: 1, height: 1, floor: 1, largestEdge: 50 };
  private view: View = { scale: 1, originX: 0, originY: 0 };
  private half: number;
  private headroom = 0;
  private poses: Pose[] = [];
  private grip: Grip | null = null;
  private byKeys = false;
  private last = 0;
  private drawUntil = 0;

  constructor(began: TowerBegan, painter: Painter, send: Send) {
    this.began = began;
    this.painter = painter;
    this.bounds = { edge: began.edge, halfWidth: began.half_width, height: began.height };
    this.snapshots = new Snapshots(began.ticks_per_second);
    this.hand = new Hand(this.bounds, send);
    this.keys = new KeyboardHand(this.bounds);
    this.poses = posesOf(began.frame.cubes);
    this.half = halfSeen(this.poses, this.bounds);
    this.take(began.frame, performance.now());
  }

  get newest(): TowerFrame {
    return this.snapshots.latest ?? this.began.frame;
  }

  private get mayBuild(): boolean {
    return this.began.yours && this.newest.phase === 'building';
  }

  /** The cube in the builder's hand. */
  get held(): number {
    return this.hand.cube !== NOBODY ? this.hand.cube : this.began.yours ? NOBODY : this.newest.held;
  }

  // ------------------------------------------------------------- from the server
  take(frame: TowerFrame, now: number): boolean {
    if (!this.snapshots.push(frame, now)) return false;
    this.drawUntil = now + LINGER;
    if (frame.phase !== 'building') {
      this.hand.drop();
      this.grip = null;
    }
    return true;
  }

  mark(cubes: readonly number[], now: number): void {
    this.marked = cubes;
    this.drawUntil = now + LINGER;
  }

  // ----------------------------------------------------------------- the screen
  resize(arrangement: Arrangement, ratio: number): void {
    const { canvasWidth, canvasHeight, floor, headroom, largestEdge } = arrangement;
    this.frame = { width: canvasWidth, height: canvasHeight, floor, largestEdge };
    this.fit(headroom);
    const edge = this.bounds.edge * this.view.scale;
    this.painter.resize(canvasWidth, canvasHeight, ratio, edge, () => this.redraw());
    this.redraw();
  }

  private fit(headroom: number): void {
    this.headroom = headroom;
    const room = { ...this.frame, floor: this.frame.floor - headroom };
    const view = viewOf(room, this.bounds, this.began.heavy.length, this.half);
    this.view = { ...view, originY: this.frame.floor };
  }

  redraw(): void {
    this.painter.drawStill(this.view, this.began.heavy.length, this.bounds.edge);
    this.drawUntil = performance.now() + LINGER;
  }

  /** One picture. */
  tick(now: number): void {
    const seconds = clamp((now - this.last) / 1000, 0, LONGEST_STEP);
    this.last = now;
    if (now > this.drawUntil && this.hand.cube === NOBODY) return;
    const numbers = this.snapshots.numbers(now);
    const pointer = { x: numbers.at(-2) ?? 0, y: numbers.at(-1) ?? 0 };
    this.poses = posesOf(numbers.slice(0, -2));
    this.lead(now, seconds);
    const { held, cubes } = this.newest;
    this.hand.step(this.poses, posesOf(cubes), held, now, seconds);
    this.widen(seconds);
    this.draw(pointer);
  }

  private widen(seconds: number): void {
    const loose = this.poses.filter((_, cube) => cube !== this.held);
    const half = widened(this.half, halfSeen(loose, this.bounds), seconds);
    if (half === this.half) return;
    this.half = half;
    const before = this.view.scale;
    this.fit(this.headroom);
    if (this.view.scale !== before) this.redraw();
  }

  private draw(pointer: Point): void {
    const held = this.held;
    const own = this.poses[held];
    const others = this.poses.filter((_, cube) => cube !== held);
    this.painter.draw(this.view, this.bounds.edge, {
      poses: this.poses,
      heavy: this.began.heavy,
      held,
      ghost: own ? { x: own.x, y: landing(own, others, this.bounds.edge) } : null,
      hand: this.handAt(own, pointer),
      marked: this.marked,
    });
  }

  /** Somebody else's hand is always seen, one's own where it holds something. */
  private handAt(held: Pose | undefined, pointer: Point): Point | null {
    if (held) return held;
    const isTheirs = !this.began.yours && this.newest.phase === 'building';
    return isTheirs ? pointer : null;
  }

  // ---------------------------------------------------------------- the pointer
  /** Whether a cube was taken. `at` is on the canvas, in pixels. */
  pointerDown(pointer: number, at: Point, isTouch: boolean, now: number): boolean {
    if (!this.mayBuild || this.hand.isHolding) return false;
    const point = toTable(this.view, at);
    const slack = (isTouch ? TOUCH_REACH : MOUSE_REACH) / this.view.scale;
    const reach = Math.min(this.bounds.edge / 2 + slack, this.began.reach);
    const cube = cubeAt(point, this.poses, this.bounds.edge, reach);
    const pose = this.poses[cube];
    if (!pose) return false;
    this.byKeys = false;
    this.grab(cube, now);
    const offset = { x: pose.x - point.x, y: pose.y - point.y };
    const above = this.bounds.edge / 2 + LIFT / this.view.scale;
    const goal = isTouch ? { x: 0, y: above } : offset;
    this.grip = { pointer, at, offset, goal };
    return true;
  }

  /** Where the server last saw it: a falling cube is not where it is drawn any more. */
  private grab(cube: number, now: number): void {
    this.hand.grab(cube, posesOf(this.newest.cubes)[cube], now);
  }

  pointerMove(pointer: number, at: Point): void {
    if (this.grip?.pointer === pointer) this.grip.at = at;
  }

  pointerUp(pointer: number, now: number): void {
    if (this.grip?.pointer !== pointer) return;
    this.grip = null;
    this.hand.letGo(now, this.newest.left);
  }

  private lead(now: number, seconds: number): void {
    if (this.grip) this.followPointer(this.grip, seconds);
    else if (this.byKeys && this.hand.isHolding) this.followKeys(now, seconds);
  }

  private followPointer(grip: Grip, seconds: number): void {
    const share = clamp(LIFTING * seconds, 0, 1);
    grip.offset.x += (grip.goal.x - grip.offset.x) * share;
    grip.offset.y += (grip.goal.y - grip.offset.y) * share;
    const point = toTable(this.view, grip.at);
    this.hand.aim({ x: point.x + grip.offset.x, y: point.y + grip.offset.y });
  }

  // ------------------------------------------------------------------- the keys
  /** Take the next loose cube; which one, or NOBODY. */
  takeNext(back: boolean, now: number): number {
    if (!this.mayBuild || this.grip) return NOBODY;
    const before = this.hand.cube;
    const cube = this.keys.next(this.poses, before, back);
    if (!this.poses[cube] || cube === before) return NOBODY;
    this.grab(cube, now);
    this.keys.taken();
    this.byKeys = true;
    return cube;
  }

  press(arrow: Arrow): void {
    if (this.byKeys && this.hand.isHolding) this.hand.aim(this.keys.press(arrow, this.hand.want));
  }

  lift(arrow: Arrow): void {
    this.keys.lift(arrow);
  }

  lower(): void {
    if (this.byKeys && this.hand.isHolding) this.keys.lower();
  }

  private followKeys(now: number, seconds: number): void {
    const led = this.keys.lead(this.hand.want, this.poses, this.hand.cube, seconds);
    this.hand.aim(led.want);
    if (led.isDown) this.hand.letGo(now, this.newest.left);
  }

  done(): void {
    if (this.mayBuild) this.hand.done();
  }
}
