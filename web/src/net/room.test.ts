import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoomNow } from '../protocol';
import { RoomLink } from './room.svelte';
import { Socket } from './socket.testing';

const room = (more: Partial<RoomNow> = {}) => ({ type: 'room', room: 'r1', version: 1, ...more });
const newest = () => Socket.all.at(-1) as Socket;
let link: RoomLink;
let answer: () => Response;

describe('the line to a room', () => {
  beforeEach(async () => {
    vi.useFakeTimers();
    Socket.all = [];
    answer = () => new Response('{}');
    vi.stubGlobal('WebSocket', Socket);
    vi.stubGlobal('fetch', async () => answer());
    link = new RoomLink('r1');
    await vi.advanceTimersByTimeAsync(0);
    newest().open();
  });
  afterEach(() => {
    link.close();
    vi.useRealTimers();
  });

  it('shows the room as it was told last', () => {
    expect(newest().url).toMatch(/\/api\/rooms\/r1\/meet\?lang=/);
    expect(link.status).toBe('connecting');
    newest().say(room());
    newest().say(room({ version: 2 }));
    expect(link.status).toBe('open');
    expect(link.now?.version).toBe(2);
  });

  it('keeps a refusal until something else is tried', () => {
    newest().say({ type: 'refused', reason: 'name-taken', text: 'Taken.' });
    expect(link.refused?.text).toBe('Taken.');
    link.speak('pl');
    expect(link.refused?.text).toBe('Taken.');
    link.send({ type: 'join', name: 'Ann' });
    expect(link.refused).toBeNull();
    expect(newest().last).toEqual({ type: 'join', name: 'Ann' });
  });

  it('is not opened before the server knows who comes, however often that fails', async () => {
    vi.resetModules();
    const { RoomLink } = await import('./room.svelte');
    answer = () => new Response('{"text":"Busy."}', { status: 503 });
    const another = new RoomLink('r2');
    await vi.advanceTimersByTimeAsync(2_000);
    another.retry();
    expect(Socket.all).toHaveLength(1);
    answer = () => new Response('{}');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(newest().url).toContain('/rooms/r2/meet');
    expect(Socket.all).toHaveLength(2);
    another.close();
  });

  it('comes back by itself, and keeps what it knows until then', async () => {
    newest().say(room());
    newest().close();
    expect(link.status).toBe('lost');
    expect(link.now?.version).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(Socket.all).toHaveLength(2);
    newest().open();
    newest().say(room({ version: 5 }));
    expect(link.status).toBe('open');
  });

  it('gives up on a room that has expired, and says why', async () => {
    const told = { reason: 'room-expired', text: 'Expired.' };
    answer = () => new Response(JSON.stringify(told), { status: 410 });
    newest().close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(link.trouble?.message).toBe('Expired.');
    expect(Socket.all).toHaveLength(1);
  });
});
