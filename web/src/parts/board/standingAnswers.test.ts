import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import type { Link } from '../../net/link.svelte';
import type { OptionNow, Question, Scene } from '../../protocol';
import { answersTo, NOT_THIS_ROUND, standing } from './standingAnswers.svelte';

const option = (words: string, kind: string): OptionNow => ({ option: words, kind, label: words, text: words }) as OptionNow;
const OPTIONS = [option('power vulture_eye', 'power'), option('pass', 'pass')];
const asking = (...powers: string[]): Question => ({ decision: 'use_or_not', options: OPTIONS, powers }) as unknown as Question;

function scene(changes: Partial<Scene> = {}): Scene {
  return { match, revision: 4, round: 1, decider: 0, mode: 'alone', question: asking('vulture_eye'), ...changes } as Scene;
}

type Line = { -readonly [one in keyof Link]: Link[one] } & { decide: Mock };

/** A line on which the newest scene was told. */
function lineOf(newest: Scene, changes: Partial<Link> = {}): Line {
  const line = { scene: newest, status: 'open', deciding: '', returned: -1, decide: vi.fn(), ...changes } as Line;
  line.decide.mockImplementation((words: string) => (line.deciding = words));
  return line;
}

/** Another tab has kept something. */
function keptElsewhere(kept: object): void {
  localStorage.setItem('knockdown.standing', JSON.stringify(kept));
  dispatchEvent(new StorageEvent('storage', { key: 'knockdown.standing' }));
}

let matches = 0;
let match = '';
beforeEach(() => (match = `m${++matches}`));
afterEach(() => vi.restoreAllMocks());

describe('a Skill that asks every turn', () => {
  it('is answered once for the round', () => {
    expect(standing.answerTo(scene())).toBeNull();
    standing.keep(scene());
    expect(standing.answerTo(scene())?.option).toBe('pass');
  });

  it('asks again in the next round, in another match and the other player', () => {
    standing.keep(scene());
    expect(standing.answerTo(scene({ round: 2 }))).toBeNull();
    expect(standing.answerTo(scene({ match: 'n' }))).toBeNull();
    expect(standing.answerTo(scene({ decider: 1 }))).toBeNull();
  });

  it('is answered for each player who shares the screen', () => {
    standing.keep(scene({ mode: 'shared' }));
    standing.keep(scene({ mode: 'shared', decider: 1, question: asking('stalker') }));
    expect(standing.answerTo(scene({ mode: 'shared' }))?.option).toBe('pass');
    expect(standing.answerTo(scene({ decider: 1, question: asking('stalker') }))?.option).toBe('pass');
  });

  it('asks together with another that was not declined', () => {
    standing.keep(scene());
    expect(standing.answerTo(scene({ question: asking('vulture_eye', 'stalker') }))).toBeNull();
    standing.keep(scene({ question: asking('stalker') }));
    expect(standing.answerTo(scene({ question: asking('vulture_eye', 'stalker') }))?.option).toBe('pass');
  });

  it('can be told to ask again', () => {
    standing.keep(scene());
    expect(standing.has(scene(), 'vulture_eye')).toBe(true);
    standing.forget(scene(), 'vulture_eye');
    expect(standing.has(scene(), 'vulture_eye')).toBe(false);
  });

  it('is never answered by who looks on or back', () => {
    standing.keep(scene());
    for (const mode of ['watched', 'replay'] as const) {
      expect(standing.answerTo(scene({ mode }))).toBeNull();
      expect(standing.has(scene({ mode }), 'vulture_eye')).toBe(false);
    }
  });
});

describe('what was declined', () => {
  it('is answered, and told only if that was sent', () => {
    standing.keep(scene());
    const line = lineOf(scene());
    expect(standing.answer(scene(), line)).toEqual(['vulture_eye']);
    expect(line.decide).toHaveBeenCalledExactlyOnceWith('pass', false);
    const deaf = lineOf(scene());
    deaf.decide.mockImplementation(() => undefined);
    expect(standing.answer(scene(), deaf)).toEqual([]);
  });

  it('is answered again when the scene is sent again, but not because it was refused', () => {
    standing.keep(scene());
    const line = lineOf(scene());
    standing.answer(scene(), line);
    line.deciding = '';
    expect(standing.answer(scene(), line)).toEqual([]);
    line.scene = scene({ fresh: true });
    expect(standing.answer(scene(), line)).toEqual(['vulture_eye']);
  });

  it('waits for the line and for the newest scene', () => {
    standing.keep(scene());
    const lines = [lineOf(scene(), { status: 'lost' }), lineOf(scene({ revision: 5 }))];
    for (const line of lines) {
      expect(standing.answer(scene(), line)).toEqual([]);
      expect(line.decide).not.toHaveBeenCalled();
    }
  });

  it('is left to the tab that is seen', () => {
    standing.keep(scene());
    const line = lineOf(scene());
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    expect(standing.answer(scene(), line)).toEqual([]);
    hidden.mockReturnValue(false);
    expect(standing.answer(scene(), line)).toEqual(['vulture_eye']);
  });

  it('is asked again after it was taken back, of that player and in every tab', () => {
    const back = scene({ mode: 'shared', revision: 7 });
    standing.keep(back);
    standing.keep(scene({ mode: 'shared', question: asking('stalker') }));
    standing.keep(scene({ mode: 'shared', decider: 1 }));
    const line = lineOf(back, { returned: 7 });
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    expect(standing.answer(back, line)).toEqual([]);
    expect(line.decide).not.toHaveBeenCalled();
    expect(standing.answerTo(back)).toBeNull();
    expect(standing.answerTo(scene({ mode: 'shared', question: asking('stalker') }))?.option).toBe('pass');
    expect(standing.answerTo(scene({ mode: 'shared', decider: 1 }))?.option).toBe('pass');
    expect(JSON.parse(localStorage.getItem('knockdown.standing')!).seats).toEqual({ 0: ['stalker'], 1: ['vulture_eye'] });
  });

  it('is what another tab keeps or forgets, whatever match that one is in', () => {
    keptElsewhere({ match, round: 1, seats: { 0: ['vulture_eye'] } });
    expect(standing.has(scene(), 'vulture_eye')).toBe(true);
    keptElsewhere({ match: 'another', round: 1, seats: {} });
    expect(standing.has(scene(), 'vulture_eye')).toBe(true);
    keptElsewhere({ match, round: 1, seats: { 0: [] } });
    expect(standing.has(scene(), 'vulture_eye')).toBe(false);
  });
});

describe('the answer for the whole round', () => {
  it('comes last, so that the numbers of the others stay', () => {
    const answers = answersTo(asking('vulture_eye')).map((one) => one.option);
    expect(answers).toEqual(['power vulture_eye', 'pass', NOT_THIS_ROUND]);
  });

  it('says its own sentence whole, whatever the pass leaves out of its own', () => {
    const question = asking('vulture_eye');
    const options = question.options.map((one) => ({ ...one, beyond: 2 }));
    expect(answersTo({ ...question, options }).at(-1)?.beyond).toBe(0);
  });

  it('is for what will ask again only', () => {
    expect(answersTo(asking())).toEqual(OPTIONS);
    expect(answersTo(null)).toEqual([]);
  });
});
