import { describe, expect, it } from 'vitest';
import { makeKeyValues } from '../../../src/platform/key-values.ts';
import {
  deleteOfflineCopy,
  NO_COPY,
  noteServerHeard,
  type OfflineCopy,
  readOfflineCopy,
  saveOfflineCopy,
  serverHeardAt,
} from '../../../src/session/offline/offline-copy.ts';

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;
const COPY: OfflineCopy = {
  historyAt: NOW,
  history: [{ gameId: 101, time: NOW - 5 }],
  limitsAt: NOW,
  limits: [{ key: 'depositDay', value: 100_000, left: 40_000 }],
  breakUntil: null,
};
const keysOf = () => makeKeyValues(() => undefined);

describe('copy for a time without a network', () => {
  it('[O25] copy is read by the session that kept it', async () => {
    const keys = keysOf();
    await saveOfflineCopy(COPY, 'token', keys);
    expect(await readOfflineCopy('token', NOW + 1_000, keys)).toEqual(COPY);
    expect(keys.get('offline_copy')).not.toContain('depositDay');
  });

  it.each([
    ['another player', 'another token'],
    ['a guest', null],
  ])('[O25] %s on the same device reads nothing, and the copy is deleted', async (_who, token) => {
    const keys = keysOf();
    await saveOfflineCopy(COPY, 'token', keys);
    expect(await readOfflineCopy(token, NOW, keys)).toBeNull();
    expect(keys.keys()).toEqual([]);
  });

  it('[O25] copy that is as old as a session may be is deleted', async () => {
    const keys = keysOf();
    await saveOfflineCopy(COPY, 'token', keys);
    expect(await readOfflineCopy('token', NOW + DAY - 1, keys)).toEqual(COPY);
    expect(await readOfflineCopy('token', NOW + DAY, keys)).toBeNull();
    expect(keys.keys()).toEqual([]);
  });

  it('[O25] copy has at most 24 games, and a larger one than its bound is not kept', async () => {
    const keys = keysOf();
    const history = Array.from({ length: 60 }, (_, gameId) => ({ gameId, time: NOW }));
    await saveOfflineCopy({ ...COPY, history }, 'token', keys);
    expect((await readOfflineCopy('token', NOW, keys))?.history).toHaveLength(24);
    const limits = Array.from({ length: 500 }, () => ({ key: 'lossDay' as const, value: 1, left: 1 }));
    deleteOfflineCopy(keys);
    await saveOfflineCopy({ ...COPY, limits }, 'token', keys);
    expect(keys.keys()).toEqual([]);
  });

  it('[O25] nothing kept is nothing shown', async () => {
    const keys = keysOf();
    expect(await readOfflineCopy('token', NOW, keys)).toBeNull();
    await saveOfflineCopy(NO_COPY, 'token', keys);
    expect(await readOfflineCopy('token', NOW, keys)).toBeNull();
  });

  it('[O25] moment of the last answer is known, and one that cannot be read is none', () => {
    const keys = keysOf();
    expect(serverHeardAt(keys)).toBeNull();
    noteServerHeard(NOW, keys);
    expect(serverHeardAt(keys)).toBe(NOW);
    keys.set('server_heard_at', 'yesterday');
    expect(serverHeardAt(keys)).toBeNull();
  });
});
