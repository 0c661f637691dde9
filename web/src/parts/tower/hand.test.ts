// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { NOBODY, posesOf, type Pose } from './geometry';
import { Hand, type Movement } from './hand';

const bounds = { edge: 40, halfWidth: 300, height: 500 };
const FRAME = 1 / 60;
let sent: Movement[];
let hand: Hand;
let now: number;

beforeEach(() => {
  sent = [];
  now = 0;
  hand = new Hand(bounds, (movement) => sent.push(movement));
});

const kinds = (): string[] => sent.map(({ kind }) => kind);
const table = (x = 0, y = 20): Pose[] => posesOf([x, y, 0, 200, 20, 0]);

/** One picture, with cube 0 of the server at this place and in this hand. */
function picture(real: Pose[], held: number): Pose[] {
  now += 1000 * FRAME;
  const drawn = real.map((pose) => ({ ...pose }));
  hand.step(drawn, real, held, now, FRAME);
  return drawn;
}

describe('while a cube is held', () => {
  beforeEach(() => hand.grab(0, { x: 0, y: 20, angle: 0 }, now));

  it('is drawn at the pointer at once, wherever the server has it', () => {
    hand.aim({ x: -80, y: 150 });
    expect(picture(table(), 0)[0]).toMatchObject({ x: -80, y: 150 });
  });
  it('says where it goes, once', () => {
    hand.aim({ x: -80, y: 150 });
    picture(table(), 0);
    picture(table(), 0);
    expect(sent).toMatchObject([
      { kind: 'grab', cube: 0, x: 0, y: 20 },
      { kind: 'move', x: -80, y: 150 },
    ]);
  });
  it('sends no more than the server takes, however often there is a picture', () => {
    for (let place = 0; place < 500; place += 1) {
      now += 2;
      hand.aim({ x: -place / 5, y: 150 });
      hand.step(table(), table(), 0, now, 0.002);
    }
    expect(sent.length).toBeLessThan(240);
  });
  it('goes over to the server’s cube if the two stay apart', () => {
    hand.aim({ x: -80, y: 150 });
    let drawn = picture(table(), 0);
    for (let place = 0; place < 60; place += 1) drawn = picture(table(), 0);
    expect(drawn[0]).toMatchObject({ x: 0, y: 20 });
  });
  it('stays on the table', () => {
    hand.aim({ x: -9000, y: 9000 });
    expect(picture(table(), 0)[0]).toMatchObject({ x: -280, y: 500 });
  });
  it('is gone if the server never had it', () => {
    for (let place = 0; place < 40; place += 1) picture(table(), NOBODY);
    expect(hand.cube).toBe(NOBODY);
  });
});

describe('letting go', () => {
  beforeEach(() => {
    hand.grab(0, { x: 0, y: 20, angle: 0 }, now);
    hand.aim({ x: -80, y: 150 });
    picture(table(), 0);
    hand.letGo(now, 5);
  });

  it('waits until the cube is where it is seen', () => {
    picture(table(-40, 90), 0);
    expect(kinds()).not.toContain('release');
    picture(table(-80, 150), 0);
    expect(kinds().at(-1)).toBe('release');
  });
  it('waits no longer than a moment', () => {
    for (let place = 0; place < 8; place += 1) picture(table(-40, 90), 0);
    expect(kinds().at(-1)).toBe('release');
  });
  it('blends what was seen into what is', () => {
    let before = picture(table(-40, 90), 0)[0];
    for (let place = 0; place < 60; place += 1) {
      const [drawn] = picture(table(-40, 90), place < 8 ? 0 : NOBODY);
      expect(Math.abs(drawn.x - before.x)).toBeLessThan(16);
      before = drawn;
    }
    expect(before.x).toBeCloseTo(-40, 1);
    expect(before.y).toBeCloseTo(90, 1);
  });
});

it('lets go at once when time is short', () => {
  hand.grab(0, { x: 0, y: 20, angle: 0 }, now);
  hand.letGo(now, 0.1);
  expect(kinds()).toEqual(['grab', 'release']);
});

it('claims with an empty hand', () => {
  hand.grab(0, { x: 0, y: 20, angle: 0 }, now);
  hand.done();
  expect(kinds()).toEqual(['grab', 'release', 'done']);
});
