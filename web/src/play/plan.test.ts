import { describe, expect, it } from 'vitest';
import { happened } from '../net/events.testing';
import type { EventNow, Scene } from '../protocol';
import { length, TIME, type Cue } from './cues';
import { around, MATCHES } from './matches.testing';
import { inOrder, plan, type AttackType } from './plan';

const manner = { calm: false, typeOf: (): AttackType => 'strike' };

/** A scene that goes on from the first one of a fight with these events. */
function after(...events: EventNow[]): [Scene, Scene] {
  const before = MATCHES[0].scenes.find((scene) => scene.round > 0)!;
  return [before, { ...before, events }];
}

function cuesOf(...events: EventNow[]): Cue[] {
  return plan(...after(...events), manner).cues;
}

describe('the time everything takes', () => {
  it.each([
    ['a step', 'move', 2, 3, TIME.step],
    ['a Dash of two spaces', 'dash', 2, 4, TIME.dash * 2],
    ['a shove', 'forced', 2, 1, TIME.shove],
    ['a Blink', 'blink', 2, 6, TIME.blinkOut + TIME.blinkGone + TIME.blinkIn],
  ] as const)('%s', (_, how, start, end, ms) => {
    expect(length(cuesOf(happened('moved', { player: 0, start, end, how })))).toBe(ms);
  });

  it('a heavy hit stops longer than a light one and shakes the stage', () => {
    const hit = (heavy: number, light: number): Cue[] =>
      cuesOf(happened('wounded', { player: 1, heavy, light, cause: 'attack' }));
    expect(length(hit(1, 0)) - length(hit(0, 1))).toBe(TIME.stopHeavy - TIME.stopLight);
    expect(hit(1, 0).some((cue) => cue.shake)).toBe(true);
    expect(hit(0, 1).some((cue) => cue.shake)).toBe(false);
  });

  it('cubes land one by one, 60 ms apart', () => {
    const cues = cuesOf(happened('wounded', { player: 1, heavy: 1, light: 2, cause: 'effect' }));
    const landings = cues.filter((cue) => cue.event);
    expect(landings.map((cue) => [cue.sound, cue.wait])).toEqual([
      ['heavy', TIME.cubeEvery],
      ['light', TIME.cubeEvery],
      ['light', 0],
    ]);
  });

  it('no wounds take no time', () => {
    expect(length(cuesOf(happened('wounded', { player: 1, heavy: 0, light: 0, cause: 'attack' })))).toBe(0);
  });

  it('two fighters that change places move at once', () => {
    const cues = cuesOf(
      happened('moved', { player: 0, start: 2, end: 6, how: 'forced' }),
      happened('moved', { player: 1, start: 6, end: 2, how: 'forced' }),
    );
    expect(length(cues)).toBe(TIME.shove);
  });
});

describe('what is seen', () => {
  it('an attack that hits is drawn back for and held; one that does not is only taken', () => {
    const attack = (hits: boolean): Cue[] =>
      cuesOf(happened('attack_began', { player: 0, attack: 'ram', card: 7, hits }));
    expect(attack(true).at(-1)?.poses).toEqual([[0, 'strike']]);
    expect(attack(false).flatMap((cue) => cue.poses ?? [])).toEqual([]);
  });

  it('a blocked blow still comes, and meets a shield', () => {
    const [before, next] = around('blocked');
    const cues = plan(before, next, manner).cues;
    const kinds = cues.flatMap((cue) => cue.effects ?? []).map((effect) => effect.kind);
    expect(kinds).toContain('shield');
    expect(cues.flatMap((cue) => cue.acts ?? []).map(([, act]) => act)).toContain('lunge');
  });

  it('the row of a new round is laid after the round is called', () => {
    const [, next] = around('round_ended');
    const names = inOrder(next.events).map((one) => one.name);
    expect(names.lastIndexOf('row_filled')).toBeGreaterThan(names.indexOf('round_began'));
    expect([...names].sort()).toEqual(next.events.map((one) => one.name).sort());
  });

  it('a card drawn by the opponent flies as a back', () => {
    const [before, next] = around('card_drawn', 1);
    const flights = plan(before, next, manner).cues.flatMap((cue) => cue.flights ?? []);
    expect(flights.find((flight) => flight.from[0] === 'deck' && flight.to[0].startsWith('hand'))?.what).toBe('back');
  });
});

describe('the end of a round', () => {
  const banners = (mode: 'alone' | 'replay'): (string | undefined)[] => {
    const [before, next] = around('round_ended');
    const cues = plan(before, { ...next, mode }, manner).cues;
    return cues.flatMap((cue) => (cue.banner ? [cue.banner.kind] : []));
  };

  it('is called in a replay, and left to its own screen in a match', () => {
    expect(banners('replay')).toEqual(['ko', 'round']);
    expect(banners('alone')).toEqual(['round']);
  });
});

describe.each(MATCHES)('reduced motion in $name', ({ scenes }) => {
  it('flies, shakes and lunges nowhere, and fades in 120 ms', () => {
    for (const [index, next] of scenes.entries()) {
      if (index === 0) continue;
      for (const cue of plan(scenes[index - 1], next, { ...manner, calm: true }).cues) {
        expect([cue.flights, cue.shake, cue.acts, cue.glide]).toEqual([undefined, undefined, undefined, undefined]);
        expect(cue.wait).toBeLessThanOrEqual(cue.banner ? TIME.banner / 2 : TIME.fade);
      }
    }
  });
});
