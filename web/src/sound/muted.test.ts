import { expect, it, vi } from 'vitest';
import { settings } from '../browser/settings.svelte';
import { setVolumes, unlock } from './sound';

it('muted, the browser works out no sound, and does again when it is wanted', () => {
  const node = (): object => ({ connect: vi.fn(), gain: { setTargetAtTime: vi.fn() } });
  class Heard {
    state = 'running';
    currentTime = 0;
    createDynamicsCompressor = node;
    createGain = node;
    suspend = vi.fn(async () => void (this.state = 'suspended'));
    resume = vi.fn(async () => void (this.state = 'running'));
    constructor() {
      made.push(this);
    }
  }
  const made: Heard[] = [];
  vi.stubGlobal('AudioContext', Heard);
  settings.mute = true;
  unlock();
  expect(made.map(({ state }) => state)).toEqual(['suspended']);
  settings.mute = false;
  setVolumes();
  expect(made.map(({ state }) => state)).toEqual(['running']);
  vi.unstubAllGlobals();
});
