import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HeldPlays } from '../../../server/studios/held-plays.ts';
import { useDatabase } from '../support/database.ts';
import { CYCLE_MS, UNIT, useHostedPlatform } from './hosted-platform.ts';

const database = useDatabase();
const platform = useHostedPlatform(database);
const { clock, play, endRound, seat, coinOf } = platform;
/** How much of the time is left for a play that is held. */
const LEFT_MS = 1_000;
const NOBODY = new AbortController().signal;

const watched = () => vi.spyOn(HeldPlays.prototype, 'wait');
afterEach(() => vi.restoreAllMocks());

/** A player whose next play is early. */
async function earlySeat() {
  const own = await seat();
  await play(own.token);
  await endRound(own.token);
  clock.at += CYCLE_MS - LEFT_MS;
  return own;
}

describe('play that comes early', () => {
  it('play is answered when its time has come, and another of its session is refused meanwhile', async () => {
    const own = await earlySeat();
    const wait = watched();
    const early = play(own.token);
    await vi.waitFor(() => expect(wait).toHaveBeenCalled());
    clock.at += LEFT_MS;
    expect(await play(own.token)).toMatchObject({ status: 400, body: { error: 'ERR_BE' } });
    expect(await early).toMatchObject({ status: 200, body: { balance: { amount: 998_960_000 } } });
    expect(await coinOf(own)).toBe(99_896);
  });

  it('play whose caller leaves does not happen, and the next one stakes once', async () => {
    const own = await earlySeat();
    await platform.studios().listen({ host: '127.0.0.1', port: 0 });
    const { port } = platform.studios().server.address() as AddressInfo;
    const wait = watched();
    const request = http.request({
      ...{ host: '127.0.0.1', port, method: 'POST', path: '/wallet/play' },
      headers: { host: 'mixed.play.example.com', 'content-type': 'text/plain' },
    });
    request.on('error', () => undefined);
    request.end(JSON.stringify({ sessionID: own.token, currency: 'PHP', mode: 'SURE', amount: UNIT }));
    await vi.waitFor(() => expect(wait).toHaveBeenCalled());
    request.destroy();
    await expect(wait.mock.results[0]?.value).rejects.toMatchObject({ key: 'roundTooSoon' });
    clock.at += LEFT_MS;
    expect((await play(own.token)).status).toBe(200);
    expect(await coinOf(own)).toBe(99_896);
  });

  it('session that ended while its play was held stakes nothing', async () => {
    const own = await earlySeat();
    const wait = watched();
    const early = play(own.token);
    await vi.waitFor(() => expect(wait).toHaveBeenCalled());
    await platform.launch(own.player);
    clock.at += LEFT_MS;
    expect(await early).toMatchObject({ body: { error: 'ERR_IS' } });
    expect(await coinOf(own)).toBe(99_996);
  });
});

describe('plays that are held', () => {
  it('more than a process holds are refused as busy', async () => {
    const held = new HeldPlays(1);
    const first = held.wait('one', LEFT_MS, NOBODY);
    await expect(held.wait('two', LEFT_MS, NOBODY)).rejects.toMatchObject({ key: 'busy' });
    await expect(held.wait('two', 0, NOBODY)).resolves.toBeUndefined();
    held.cancelAll();
    await expect(first).rejects.toMatchObject({ key: 'busy' });
  });

  it('caller who has left already is not waited for', async () => {
    await expect(new HeldPlays().wait('one', LEFT_MS, AbortSignal.abort())).rejects.toMatchObject({
      key: 'roundTooSoon',
    });
  });

  it('session is free again after its wait', async () => {
    const held = new HeldPlays();
    await held.wait('one', 1, NOBODY);
    await expect(held.wait('one', 1, NOBODY)).resolves.toBeUndefined();
  });
});
