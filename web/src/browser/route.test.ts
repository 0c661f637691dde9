import { beforeEach, describe, expect, it } from 'vitest';
import { followLink, go, parse, route } from './route.svelte';

describe('an address', () => {
  it.each([
    ['/', 'title', {}],
    ['/select', 'select', {}],
    ['/online', 'online', {}],
    ['/room/7f3a', 'room', { id: '7f3a' }],
    ['/match/7f3a', 'match', { id: '7f3a' }],
    ['/replay/a%20b', 'replay', { id: 'a b' }],
    ['/replays/', 'replays', {}],
    ['/rules', 'rules', {}],
    ['/rules/6.4', 'rules', { part: '6.4' }],
    ['/learn', 'learn', {}],
    ['/practice', 'practice', {}],
  ])('%s leads to the screen %s', (path, name, params) => {
    expect(parse(path)).toMatchObject({ name, params });
  });

  it.each(['/match', '/room', '/online/1', '/match/1/2', '/cards/1', '/nowhere', '/select/now'])(
    '%s leads nowhere',
    (path) => {
      expect(parse(path).name).toBe('unknown');
    },
  );

  it('may ask for something', () => {
    expect(parse('/select', '?with=friend').query).toEqual({ with: 'friend' });
  });

  it('may be broken', () => {
    expect(parse('/match/%E0%A4%A')).toMatchObject({ name: 'match', params: { id: '%E0%A4%A' } });
  });
});

describe('going', () => {
  beforeEach(() => {
    document.body.innerHTML = '';
    go('/', { replace: true });
  });

  it('changes the address and the screen', () => {
    go('/select?with=friend');
    expect(location.pathname + location.search).toBe('/select?with=friend');
    expect(route()).toMatchObject({ name: 'select', query: { with: 'friend' } });
  });

  function click(html: string, event: MouseEventInit = {}): MouseEvent {
    document.body.innerHTML = html;
    const made = new MouseEvent('click', { bubbles: true, cancelable: true, ...event });
    let stopped = false;
    document.body.addEventListener(
      'click',
      (seen) => {
        followLink(seen as MouseEvent);
        stopped = seen.defaultPrevented;
        seen.preventDefault();
      },
      { once: true },
    );
    document.querySelector('b')?.dispatchEvent(made);
    expect(stopped).toBe(route().name !== 'title');
    return made;
  }

  it('by a plain link does not reload the page', () => {
    click('<a href="/cards"><b>Cards</b></a>');
    expect(route().name).toBe('cards');
  });

  it('leaves the browser what is its own', () => {
    click('<a href="/cards"><b>Cards</b></a>', { ctrlKey: true });
    click('<a href="/cards" target="_blank"><b>Cards</b></a>');
    click('<a href="/api/matches/1/text" download><b>Text</b></a>');
    click('<a href="/words/en.ftl"><b>Words</b></a>');
    click('<a href="https://example.org/cards"><b>Elsewhere</b></a>');
  });
});
