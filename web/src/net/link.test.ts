import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../browser/settings.svelte';
import type { Scene, ToPage, TowerFrame } from '../protocol';
import { happened } from './events.testing';
import { MatchLink } from './link.svelte';
import { waitBefore } from './reconnect.svelte';
import { Socket } from './socket.testing';

const question = { options: [{ option: 'move 5' }, { option: 'move 6' }] };
const scene = (more: Partial<Scene>) =>
  ({ type: 'scene', revision: 1, lang: 'en', can_undo: true, test: null, question, events: [], ...more }) as Scene;
const newest = () => Socket.all.at(-1) as Socket;
let link: MatchLink;

function connected(): MatchLink {
  link = new MatchLink('m1');
  newest().open();
  newest().say(scene({}));
  return link;
}

describe('the line to a match', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.language = 'en';
    Socket.all = [];
    vi.stubGlobal('WebSocket', Socket);
    vi.stubGlobal('fetch', async () => new Response('{}'));
  });
  afterEach(() => {
    link.close();
    vi.useRealTimers();
  });

  it('shows what the server said last', () => {
    connected();
    expect(newest().url).toMatch(/\/api\/matches\/m1\/play\?lang=en$/);
    expect(link.status).toBe('open');
    const told = vi.fn();
    const stop = link.onScene(told);
    newest().say(scene({ revision: 2 }));
    expect(link.scene?.revision).toBe(2);
    stop();
    newest().say(scene({ revision: 3 }));
    expect(told).toHaveBeenCalledOnce();
  });

  it('keeps all that happened, and takes a fresh scene as the whole past', () => {
    connected();
    const event = (text: string) => happened('moved', {}, { text });
    newest().say(scene({ events: [event('a')] }));
    newest().say(scene({ events: [event('b')] }));
    expect(link.log.map(({ text }) => text)).toEqual(['a', 'b']);
    newest().say(scene({ events: [event('c')], fresh: true }));
    expect(link.log.map(({ text }) => text)).toEqual(['c']);
  });

  it('answers the revision on the screen, and each only once', () => {
    connected();
    link.decide('move 5');
    link.decide('move 6');
    expect(newest().sent).toHaveLength(1);
    expect(newest().last).toEqual({ type: 'decide', revision: 1, option: 'move 5' });
    expect(link.deciding).toBe('move 5');
    newest().say(scene({ revision: 2 }));
    expect(link.deciding).toBe('');
  });

  it('takes a second answer after a refusal, or on a new line', () => {
    connected();
    link.decide('move 5');
    newest().say({ type: 'refused', reason: 'hand', text: 'No.' });
    link.decide('move 6');
    expect(newest().sent).toHaveLength(2);
    newest().close();
    dispatchEvent(new Event('online'));
    newest().open();
    link.decide('move 6');
    expect(newest().last).toEqual({ type: 'decide', revision: 1, option: 'move 6' });
  });

  it('does not wait for ever for an answer: another line tells how the match stands', () => {
    connected();
    link.decide('move 5');
    vi.advanceTimersByTime(7_900);
    newest().say({ type: 'pong', stamp: 1 }); // it lives, and yet
    expect([link.deciding, Socket.all.length]).toEqual(['move 5', 1]);
    vi.advanceTimersByTime(1_000);
    expect([link.deciding, Socket.all.length]).toEqual(['', 2]);
    newest().open();
    newest().say(scene({ fresh: true }));
    link.decide('move 6');
    expect(newest().last).toEqual({ type: 'decide', revision: 1, option: 'move 6' });
    newest().say(scene({ revision: 2 }));
    vi.advanceTimersByTime(9_000);
    expect(Socket.all).toHaveLength(2);
  });

  it('asks how the match stands if it is behind and was not told', () => {
    connected();
    const late = { type: 'refused', reason: 'old-revision', text: 'Too late.' };
    link.decide('move 5');
    newest().say(scene({ revision: 2 }));
    newest().say(late); // what was missed has come before
    expect(Socket.all).toHaveLength(1);
    link.decide('move 5');
    newest().say(late);
    vi.advanceTimersByTime(1_000);
    expect(Socket.all).toHaveLength(2);
    newest().open();
    newest().say(scene({ revision: 3, fresh: true }));
    expect([link.deciding, link.refused?.text, link.status]).toEqual(['', 'Too late.', 'open']);
  });

  it('waits for its answer while the same moment is told in another language', () => {
    connected();
    link.decide('move 5');
    newest().say(scene({ lang: 'pl', fresh: true }));
    link.decide('move 6');
    expect(newest().sent).toHaveLength(1);
  });

  it('tells an undo from a scene sent again after a reconnection or a change of language', () => {
    connected();
    newest().say(scene({ revision: 2 }));
    newest().say(scene({ revision: 3, lang: 'pl', fresh: true }));
    newest().close();
    vi.advanceTimersByTime(1_000);
    newest().open();
    newest().say(scene({ revision: 4, lang: 'pl', fresh: true }));
    expect(link.returned).toBe(-1);
    newest().say(scene({ revision: 5, lang: 'pl', fresh: true }));
    expect(link.returned).toBe(5);
  });

  it('sends nothing that is not asked any more, though it is still to be seen', () => {
    connected();
    newest().say(scene({ revision: 2, question: { options: [{ option: 'pass' }] } as Scene['question'] }));
    link.decide('move 5');
    newest().say(scene({ revision: 3, question: null }));
    link.decide('pass');
    expect(newest().sent).toHaveLength(0);
  });

  it('takes back one decision at a time', () => {
    connected();
    link.undo();
    link.undo();
    expect(newest().sent).toHaveLength(1);
    newest().say(scene({ revision: 2 }));
    link.undo();
    expect(newest().last).toEqual({ type: 'undo', revision: 2 });
  });

  it('takes the screen once for each time it is handed over', () => {
    connected();
    newest().say(scene({ revision: 2, handover: 1 }));
    expect(link.canTake).toBe(true);
    link.takeScreen(1);
    expect(link.canTake).toBe(false);
    link.takeScreen(1);
    expect(newest().sent).toHaveLength(1);
    newest().say(scene({ revision: 2, handover: -1 }));
    expect(link.canTake).toBe(false);
    link.takeScreen(1);
    expect(newest().sent).toHaveLength(1);
    newest().say(scene({ revision: 3, handover: 1 }));
    link.takeScreen(1);
    expect(newest().last).toEqual({ type: 'take_screen', seat: 1 });
    expect(newest().sent).toHaveLength(2);
  });

  it('keeps a refusal until something else is decided, whatever the others do', () => {
    connected();
    link.decide('move 5');
    newest().say({ type: 'refused', reason: 'stale', text: 'Too late.' });
    expect([link.deciding, link.refused?.text]).toEqual(['', 'Too late.']);
    newest().say(scene({ revision: 2 }));
    expect(link.refused?.text).toBe('Too late.');
    link.decide('move 6');
    expect(link.refused).toBeNull();
  });

  it('does not tell that it is too late for what nobody has chosen just now', () => {
    connected();
    const late = { type: 'refused', reason: 'old-revision', text: 'Too late.' };
    link.decide('move 5', false);
    newest().say(scene({ revision: 2 })); // another tab has answered
    newest().say(late);
    expect([link.deciding, link.refused]).toEqual(['', null]);
    newest().say(late);
    expect(link.refused?.text).toBe('Too late.');
  });

  it('tells that it is too late as soon as somebody has chosen something, and whatever else is wrong', () => {
    connected();
    link.decide('move 5', false);
    newest().say({ type: 'refused', reason: 'not-kept', text: 'Not saved.' });
    expect(link.refused?.text).toBe('Not saved.');
    link.decide('move 5', false);
    newest().say(scene({ revision: 2 }));
    link.decide('move 6');
    newest().say({ type: 'refused', reason: 'old-revision', text: 'Too late.' });
    expect(link.refused?.text).toBe('Too late.');
  });

  it('says at every attempt that nothing can be sent, until it can be', async () => {
    connected();
    newest().close();
    const said = [() => link.decide('move 5'), () => link.undo(), () => link.startTest()].map((attempt) => {
      attempt();
      return link.refused;
    });
    expect(said.map((refused) => refused?.text)).toEqual(Array(3).fill('web-offline'));
    expect(new Set(said).size).toBe(3);
    expect(link.deciding).toBe('');
    await vi.advanceTimersByTimeAsync(500);
    newest().open();
    newest().say(scene({ fresh: true }));
    expect(link.refused).toBeNull();
  });

  it('forgets a hint that belongs to another decision', () => {
    connected();
    newest().say({ type: 'hint', revision: 7, tips: [], text: 'old' });
    expect(link.hint).toBeNull();
    newest().say({ type: 'hint', revision: 1, tips: [], text: 'now' });
    expect(link.hint?.text).toBe('now');
    newest().say(scene({ revision: 2 }));
    expect(link.hint).toBeNull();
  });

  it('stamps the hand with the tick that was seen', () => {
    connected();
    const frame = { type: 'tower', tick: 42 } as TowerFrame;
    newest().say({ type: 'tower_began', frame } as ToPage);
    newest().say({ ...frame, tick: 44 });
    link.hand({ kind: 'grab', x: 1, y: 2 });
    expect(newest().last).toEqual({ type: 'hand', tick: 44, kind: 'grab', x: 1, y: 2 });
  });

  it('is taken up again, ever more patiently', async () => {
    connected();
    newest().close();
    expect(link.status).toBe('lost');
    expect(link.scene).not.toBeNull();
    await vi.advanceTimersByTimeAsync(500);
    expect(Socket.all).toHaveLength(2);
    newest().open();
    newest().say(scene({ fresh: true }));
    expect(link.status).toBe('open');
    expect([0, 1, 2, 9].map((attempt) => waitBefore(attempt, 0.5))).toEqual([250, 500, 1000, 5000]);
  });

  it('is taken up at once when the network is back', () => {
    connected();
    newest().close();
    dispatchEvent(new Event('online'));
    expect(Socket.all).toHaveLength(2);
  });

  it('is given up after silence', async () => {
    connected();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(newest().last).toMatchObject({ type: 'ping' });
    newest().say({ type: 'pong', stamp: 0 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(link.status).toBe('open');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(link.status).toBe('lost');
  });

  const refusal = (reason: string) => ({ type: 'refused', reason, text: 'Please wait.' });

  it('is tried ever more patiently where one is let in only to be turned away', async () => {
    connected();
    newest().close();
    for (let attempt = 0; attempt < 6; attempt++) {
      await vi.advanceTimersByTimeAsync(7_000);
      newest().open();
      newest().say(refusal('no-match'));
      expect(link.status).toBe('lost');
      newest().close(4404);
    }
    const tried = Socket.all.length;
    await vi.advanceTimersByTimeAsync(3_000);
    expect(Socket.all).toHaveLength(tried);
  });

  it('leaves a server alone for a while that has asked for it, and goes on then', async () => {
    const asked = vi.fn(async () => new Response('{}'));
    vi.stubGlobal('fetch', asked);
    connected();
    newest().say(refusal('too-fast'));
    newest().close(4429);
    await vi.advanceTimersByTimeAsync(19_000);
    expect([Socket.all.length, asked.mock.calls.length]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(Socket.all).toHaveLength(2);
  });

  it('goes on after an answer that may be another one later', async () => {
    vi.stubGlobal(
      'fetch',
      async () => new Response('{"reason":"too-fast","text":"Slower."}', { status: 429 }),
    );
    connected();
    newest().close();
    await vi.advanceTimersByTimeAsync(500);
    expect([link.trouble, Socket.all.length]).toEqual([null, 2]);
  });

  it('is not tried again from a page that may not speak to the server', async () => {
    link = new MatchLink('m1');
    newest().open();
    newest().say({ type: 'refused', reason: 'foreign-page', text: 'Not from here.' });
    newest().close(4403);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([link.trouble?.message, Socket.all.length]).toEqual(['Not from here.', 1]);
  });

  it('is not tried again for a match that is not there', async () => {
    vi.stubGlobal(
      'fetch',
      async () => new Response('{"reason":"no_match","text":"No such match."}', { status: 404 }),
    );
    link = new MatchLink('gone');
    newest().close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(link.trouble?.message).toBe('No such match.');
    expect(Socket.all.length).toBeLessThanOrEqual(2);
  });

  it('is not called lost while a busy server still has to say why', async () => {
    let answer = (_: Response): void => undefined;
    vi.stubGlobal('fetch', () => new Promise<Response>((done) => (answer = done)));
    link = new MatchLink('gone');
    newest().close();
    await vi.advanceTimersByTimeAsync(500);
    newest().close();
    expect([Socket.all.length, link.status]).toEqual([2, 'connecting']);
    answer(new Response('{"reason":"no_match","text":"No such match."}', { status: 404 }));
    await vi.advanceTimersByTimeAsync(0);
    expect(link.trouble?.message).toBe('No such match.');
  });

  it('is called lost in the end though nobody says why', async () => {
    vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined));
    link = new MatchLink('m1');
    newest().close();
    await vi.advanceTimersByTimeAsync(7_000);
    newest().close();
    expect(link.status).toBe('lost');
  });

  it('is tried again where it is neither opened nor refused', async () => {
    link = new MatchLink('m1');
    await vi.advanceTimersByTimeAsync(16_000);
    expect(Socket.all).toHaveLength(2);
    expect(Socket.all[0].readyState).toBe(3);
    newest().open();
    await vi.advanceTimersByTimeAsync(16_000);
    expect(Socket.all).toHaveLength(2);
  });

  it('speaks another language when asked', () => {
    connected();
    link.speak('en');
    expect(newest().sent).toHaveLength(0);
    link.speak('pl');
    expect(newest().last).toEqual({ type: 'speak', lang: 'pl' });
  });

  it('asks again for a hint in the language before, and keeps a refusal: its words are the page’s', () => {
    connected();
    link.askHint();
    newest().say({ type: 'hint', revision: 1, tips: [], text: 'Best' });
    newest().say(refusal('stale'));
    newest().say(scene({ lang: 'pl', fresh: true }));
    expect([link.hint, link.refused?.reason]).toEqual([null, 'stale']);
    expect(newest().last).toEqual({ type: 'hint', revision: 1 });
    newest().say({ type: 'hint', revision: 1, tips: [], text: 'Najlepsze' });
    expect(link.hint?.text).toBe('Najlepsze');
  });

  it('asks again for a hint that was still being thought out in the language before', () => {
    connected();
    link.askHint();
    newest().say(scene({ lang: 'pl', fresh: true }));
    newest().say({ type: 'hint', revision: 1, tips: [], text: 'Best' });
    expect(link.hint).toBeNull();
    expect(newest().sent).toHaveLength(2);
    newest().say({ type: 'hint', revision: 1, tips: [], text: 'Najlepsze' });
    expect(link.hint?.text).toBe('Najlepsze');
  });

  it('asks again for a hint that was lost with the line, and opens none without one', async () => {
    connected();
    expect(link.askHint()).toBe(true);
    newest().close();
    expect(link.askHint()).toBe(false);
    await vi.advanceTimersByTimeAsync(500);
    newest().open();
    newest().say(scene({ fresh: true }));
    expect(newest().last).toEqual({ type: 'hint', revision: 1 });
  });

  it('is silent after it was closed', async () => {
    connected();
    link.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Socket.all).toHaveLength(1);
  });
});
