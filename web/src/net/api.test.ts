import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../browser/settings.svelte';
import { addWords } from '../words/words';
import { api, TroubleError, troubleNotice, troubleText } from './api';

function answers(body: unknown, status = 200) {
  const fetch = vi.fn(async (_url: string, _request?: RequestInit) =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

async function caught(promise: Promise<unknown>): Promise<TroubleError> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(TroubleError);
  return error as TroubleError;
}

describe('the server', () => {
  beforeEach(() => {
    settings.language = 'es';
    addWords('es', 'web-trouble-offline = Nadie responde.\nweb-trouble-unknown = Algo ha fallado.');
  });

  it('is asked in the current language', async () => {
    const fetch = answers({ match: 'm1' });
    expect(await api.rematch('a/b', true)).toEqual({ match: 'm1' });
    const [url, request] = fetch.mock.calls.at(-1) ?? [];
    expect(url).toBe('/api/matches/a%2Fb/rematch?lang=es&swap=true');
    expect(request).toMatchObject({ method: 'POST', body: '{}' });
  });

  it('knows who asks before anything is theirs, and is asked for that once', async () => {
    vi.resetModules();
    const { api, introduce } = await import('./api');
    const turns = vi.fn((_name: string, doing: () => unknown) => doing());
    vi.stubGlobal('navigator', { locks: { request: turns } });
    answers({ text: 'Busy.' }, 503);
    await expect(api.create({ seats: [{}, {}] })).rejects.toThrow('Busy.');
    const fetch = answers({ match: 'm1', new: true });
    await Promise.all([introduce(), api.create({ seats: [{}, {}] })]);
    await api.rematch('m1', false);
    const asked = fetch.mock.calls.map(([url]) => url.replace(/\?.*/, ''));
    expect(asked).toEqual(['/api/me', '/api/matches', '/api/matches/m1/rematch']);
    expect(turns).toHaveBeenCalledTimes(2); // of all tabs one at a time
    vi.unstubAllGlobals();
  });

  it('gives a new cookie to a tab only when another tab has its own, also without turns', async () => {
    vi.resetModules();
    vi.useFakeTimers();
    const { introduce } = await import('./api');
    vi.stubGlobal('navigator', {});
    answers({ new: true });
    const isKnown = vi.fn();
    void introduce().then(isKnown);
    await vi.advanceTimersByTimeAsync(400);
    expect(isKnown).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(isKnown).toHaveBeenCalledOnce();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('gives a match as plain text', async () => {
    answers('knockdown 1\nmove 5');
    expect(await api.text('m1')).toBe('knockdown 1\nmove 5');
  });

  it('tells in words what is wrong', async () => {
    answers({ reason: 'no_match', text: 'No hay tal Combate.' }, 404);
    const error = await caught(api.match('x'));
    expect(error).toMatchObject({ reason: 'no_match', status: 404, message: 'No hay tal Combate.' });
    expect(troubleText(error)).toBe('No hay tal Combate.');
  });

  it('is spoken of in the language of now, with whatever belongs in the sentence', async () => {
    answers({ reason: 'no-step', text: 'Solo hay 3.', details: { last: 3 } }, 404);
    const notice = troubleNotice(await caught(api.step('m1', 9, 0)));
    expect(notice()).toBe('Solo hay 3.');
    addWords('pl', 'refusal-no-step = Tylko { $last }.');
    settings.language = 'pl';
    expect(notice()).toBe('Tylko 3.');
  });

  it('may be another one, or may not answer', async () => {
    answers('<html>Bad gateway</html>', 502);
    expect((await caught(api.matches())).message).toBe('Algo ha fallado.');
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('network');
    });
    expect(await caught(api.matches())).toMatchObject({ reason: 'offline', status: 0 });
    expect(troubleText(new Error('anything'))).toBe('Algo ha fallado.');
  });

  it('is spoken of in the language of now where nobody else has words for it', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('network')));
    const error = await caught(api.matches());
    addWords('en', 'web-trouble-offline = No answer.');
    settings.language = 'en';
    expect(troubleText(error)).toBe('No answer.');
  });
});
