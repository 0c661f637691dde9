import { describe, expect, it } from 'vitest';
import type { Scene } from '../protocol';
import { applyEvent, known } from './apply';
import { MATCHES } from './matches.testing';
import { inOrder, plan } from './plan';

/** What events tell: everything of a scene that is not words or a question. */
function told(scene: Scene): unknown {
  return {
    round: scene.round,
    deck: scene.deck,
    candles: scene.candles,
    winner: scene.winner,
    row: scene.row.map((card) => card?.card ?? null),
    // At the end of a match the card being played is laid down without a word.
    discards: scene.over ? [] : scene.discards.flatMap(({ letters }) => letters || []).sort(),
    dark: scene.spaces.map((space) => [space.candle, space.dark]),
    tokens: scene.spaces.map((space) => space.tokens.map((one) => one.token).sort()),
    fighters: scene.fighters.map((one) => ({
      space: one.space,
      heavy: one.heavy,
      light: one.light,
      victories: one.victories,
      hand: one.hand.map((card) => card.letters).sort(),
      tokens: one.tokens.map((pile) => `${pile.token} ${pile.count}`).sort(),
      face_up: one.skills.filter((skill) => skill.face_up).map((skill) => skill.skill),
    })),
  };
}

describe.each(MATCHES)('$name', ({ scenes }) => {
  it('arrives at every scene by its events', () => {
    for (const [index, next] of scenes.entries()) {
      const before = scenes[index - 1];
      if (!before || before.round === 0 || next.events.length === 0) continue;
      const events = inOrder(next.events);
      const about = known(before, next, events);
      const after = events.reduce((scene, event) => applyEvent(scene, event, about), before);
      expect(told(after), `scene ${index}: ${events.map((one) => one.name).join()}`).toEqual(told(next));
    }
  });

  it('arrives there by its cues as well, wound by wound', () => {
    for (const calm of [false, true]) {
      for (const [index, next] of scenes.entries()) {
        const before = scenes[index - 1];
        if (!before || before.round === 0 || next.events.length === 0) continue;
        const { cues, about } = plan(before, next, { calm, typeOf: () => 'strike' });
        const after = cues.reduce(
          (scene, cue) => (cue.event ? applyEvent(scene, cue.event, about) : scene),
          before,
        );
        expect(told(after), `scene ${index}`).toEqual(told(next));
      }
    }
  });

  it('leaves the scene it starts from as it was', () => {
    const before = structuredClone(scenes[5]);
    const about = known(scenes[5], scenes[6], scenes[6].events);
    for (const event of scenes[6].events) applyEvent(scenes[5], event, about);
    expect(scenes[5]).toEqual(before);
  });
});
