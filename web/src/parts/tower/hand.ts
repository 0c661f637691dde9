/**
 * The hand of the player at this screen. A held cube is drawn at the pointer at once, wherever the
 * server's one may still be, as long as nothing lies in its way; after it is let go the two
 * become one again.
 */

import { slide } from './collisions';
import { clamp, distance, NOBODY, onTable, type Bounds, type Point, type Pose } from './geometry';

export interface Movement {
  kind: 'grab' | 'move' | 'rotate' | 'release' | 'done';
  x: number;
  y: number;
  cube: number;
  angle: number;
}

export type Send = (movement: Movement) => void;

const FINEST = 0.05; // units: what moves less is not worth a message
const SHORTEST = 7; // milliseconds between two moves: the server takes 240 a second
const ARRIVED = 0.6; // units
const LONGEST_WAIT = 110; // milliseconds for the cube to arrive before it is let go
const HURRY = 0.3; // seconds left in which nothing is waited for
const BLEND = 55; // milliseconds in which most of the difference is gone
const REFUSED = 400; // milliseconds without the server holding it too
const LAG = 0.1; // seconds the server's cube may be behind a quick hand
const SLACK = 0.35; // edges it may be off besides
const DOUBT = 120; // milliseconds of being farther off until the server is believed
const YIELD = 140; // milliseconds in which the drawn cube then goes over to it

export class Hand {
  private readonly bounds: Bounds;
  private readonly send: Send;
  cube = NOBODY;
  /** Where the pointer wants the centre of the held cube. */
  want: Point = { x: 0, y: 0 };
  private at: Point = { x: 0, y: 0 }; // where it can be
  private sent: Point = { x: 0, y: 0 };
  private sentAt = -Infinity;
  private since = 0;
  private confirmed = false;
  private leavingAt = Infinity;
  private speed = 0;
  private doubt = 0;
  private drawn: Point = { x: 0, y: 0 };
  private fading = { cube: NOBODY, x: 0, y: 0 };

  constructor(bounds: Bounds, send: Send) {
    this.bounds = bounds;
    this.send = send;
  }

  get isHolding(): boolean {
    return this.cube !== NOBODY && this.leavingAt === Infinity;
  }

  /** Take a cube at its centre: so its way and the pointer's are the same. */
  grab(cube: number, pose: Pose, now: number): void {
    if (this.cube !== NOBODY) this.release();
    const centre = onTable(pose, this.bounds);
    this.cube = cube;
    this.want = this.at = this.sent = this.drawn = centre;
    this.since = this.sentAt = now;
    this.confirmed = false;
    this.leavingAt = Infinity;
    this.speed = this.doubt = 0;
    this.fading = { cube: NOBODY, x: 0, y: 0 };
    this.say('grab', centre, cube);
  }

  aim(point: Point): void {
    if (this.isHolding) this.want = onTable(point, this.bounds);
  }

  /** Let go as soon as the cube is where it is seen; at once if time is short. */
  letGo(now: number, secondsLeft: number): void {
    if (!this.isHolding) return;
    this.leavingAt = now + (secondsLeft < HURRY ? 0 : LONGEST_WAIT);
    if (secondsLeft < HURRY) this.release();
  }

  upright(): void {
    if (this.isHolding) this.say('rotate', this.at);
  }

  done(): void {
    if (this.cube !== NOBODY) this.release();
    this.say('done', { x: 0, y: 0 });
  }

  /** Building is over, or another test began: the server alone knows now. */
  drop(): void {
    this.cube = NOBODY;
    this.fading = { cube: NOBODY, x: 0, y: 0 };
  }

  /** One picture: move on, say what is new, and put the held cube where it is to be drawn. */
  step(poses: Pose[], newest: readonly Pose[], held: number, now: number, seconds: number): void {
    if (this.cube !== NOBODY) this.carry(poses, newest, held, now, seconds);
    else this.blend(poses, seconds);
  }

  private carry(
    poses: Pose[],
    newest: readonly Pose[],
    held: number,
    now: number,
    seconds: number,
  ): void {
    const own = poses[this.cube];
    const real = newest[this.cube];
    if (!own || !real || this.isLost(held, now)) return this.drop();
    this.follow(poses, seconds);
    this.tell(now);
    this.draw(own, real, seconds);
    const hasArrived = !this.isHolding && distance(real, this.at) < ARRIVED;
    if (hasArrived || now >= this.leavingAt) this.release();
  }

  private isLost(held: number, now: number): boolean {
    if (held === this.cube) this.confirmed = true;
    return held !== this.cube && (this.confirmed || now - this.since > REFUSED);
  }

  private follow(poses: readonly Pose[], seconds: number): void {
    const others = poses.filter((_, cube) => cube !== this.cube);
    const next = slide(this.at, this.want, others, this.bounds.edge);
    const moved = onTable(next, this.bounds);
    const speed = seconds > 0 ? distance(moved, this.at) / seconds : 0;
    this.speed = Math.max(speed, this.speed * Math.exp(-seconds / LAG));
    this.at = moved;
  }

  private tell(now: number): void {
    const isNew = distance(this.at, this.sent) > FINEST;
    if (!isNew || now - this.sentAt < SHORTEST) return;
    this.sent = this.at;
    this.sentAt = now;
    this.say('move', this.at);
  }

  /** At the pointer; at the server's place if the two stay apart, for then something holds it. */
  private draw(own: Pose, real: Pose, seconds: number): void {
    const may = SLACK * this.bounds.edge + this.speed * LAG;
    this.doubt = distance(real, this.at) > may ? this.doubt + seconds * 1000 : 0;
    const yielding = clamp((this.doubt - DOUBT) / YIELD, 0, 1);
    own.x = this.at.x + (own.x - this.at.x) * yielding;
    own.y = this.at.y + (own.y - this.at.y) * yielding;
    this.drawn = { x: own.x, y: own.y };
  }

  private release(): void {
    if (distance(this.at, this.sent) > FINEST) this.say('move', this.at);
    this.say('release', this.at);
    this.fading = { cube: this.cube, x: NaN, y: NaN };
    this.cube = NOBODY;
    this.leavingAt = Infinity;
  }

  /** What was seen and what is real grow together after the cube was let go. */
  private blend(poses: Pose[], seconds: number): void {
    const pose = poses[this.fading.cube];
    if (!pose) return;
    if (Number.isNaN(this.fading.x)) {
      this.fading.x = this.drawn.x - pose.x;
      this.fading.y = this.drawn.y - pose.y;
    }
    pose.x += this.fading.x;
    pose.y += this.fading.y;
    const rest = Math.exp((-seconds * 1000) / BLEND);
    this.fading.x *= rest;
    this.fading.y *= rest;
    if (Math.hypot(this.fading.x, this.fading.y) < FINEST) this.fading.cube = NOBODY;
  }

  private say(kind: Movement['kind'], at: Point, cube = 0): void {
    this.send({ kind, x: at.x, y: at.y, cube, angle: 0 });
  }
}
