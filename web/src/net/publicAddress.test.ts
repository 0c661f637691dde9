import { describe, expect, it } from 'vitest';
import { passedOn } from './publicAddress.svelte';

describe('a link that is passed on', () => {
  const at = (hostname: string) => ({ hostname, origin: `http://${hostname}:8000` });
  const address = 'http://192.168.1.5:8000/';

  it('is the address of the page', () => {
    expect(passedOn('/replay/m1?move=4', at('play.example'), '')).toEqual({ link: 'http://play.example:8000/replay/m1?move=4', reach: '' });
  });

  it.each(['127.0.0.1', '127.1.2.3', 'localhost', '[::1]'])('to %s works only there', (hostname) => {
    expect(passedOn('/replay/m1?move=4', at(hostname), '').reach).toBe('here');
  });

  it('has the server’s address in its network, where it has one', () => {
    expect(passedOn('/replay/m1?move=4', at('127.0.0.1'), address)).toEqual({ link: 'http://192.168.1.5:8000/replay/m1?move=4', reach: 'network' });
    expect(passedOn('/replay/m1?move=4', at('10.0.0.2'), address).link).toBe('http://10.0.0.2:8000/replay/m1?move=4');
  });
});
