import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hooks } from '../../../server/modules.ts';
import { runCommand } from '../../../server/ops/run-ops.ts';
import { GOOD_PASSWORD, type NewAccount } from '../support/accounts.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { lockPlayerRow, releaseAfterWait } from '../support/lock-waits.ts';
import { commandAs, keyOf } from '../support/operators.ts';
import { paid, useDepositPlatform } from '../wallet/deposit-platform.ts';
import { openFrame, protectedPlayer, spin } from './protected-player.ts';

const database = useDatabase(RACES);
const { sql } = database;
const platform = useDepositPlatform(database);
const { clock } = platform;
const app = () => platform.app();
const WAIT_MS = 5_000;

const call = async (name: string, body: Record<string, unknown>, { token }: NewAccount) =>
  app().call(name, body, token);
const deposit = () => ({ requestId: randomUUID(), channelId: 1, amount: 50_000 });

/** What waits for the player's lock, and the moment that it leaves behind. */
const DEEDS: readonly (readonly [
  string,
  (player: NewAccount) => Promise<() => Promise<unknown>>,
  (playerId: string) => Promise<readonly { at: number }[]>,
])[] = [
  [
    'claim of a reward',
    async (player) => () => call('loginBonus3UserReceive', { requestId: randomUUID() }, player),
    (id) => sql`select at from reward_claims where player_id = ${id}`,
  ],
  [
    'deposit',
    async (player) => () => call('recharge', deposit(), player),
    (id) => sql`select created_at as at from deposits where player_id = ${id}`,
  ],
  [
    'payment of a deposit',
    async (player) => {
      const { data } = await call('recharge', deposit(), player);
      return () => platform.callback(paid(data.depositId));
    },
    (id) => sql`select settled_at as at from deposits where player_id = ${id}`,
  ],
  [
    'start of a game',
    async (player) => () => call('startGame', { gameId: 101, tryIt: 0 }, player),
    (id) => sql`select opened_at as at from game_sessions where player_id = ${id}`,
  ],
  [
    'sign-in',
    async ({ account }) =>
      () =>
        app().call('accountLogin', { account, password: GOOD_PASSWORD }),
    (id) =>
      sql`select started_at as at from sessions where player_id = ${id} order by started_at desc limit 1`,
  ],
  [
    'request for a looser limit',
    async (player) => {
      await call('setSelfLimited', { key: 'depositDay', value: 10_000 }, player);
      return () => call('setSelfLimited', { key: 'depositDay', value: 90_000 }, player);
    },
    (id) => sql`select wish_at as at from player_limits where player_id = ${id}`,
  ],
  [
    'break of a day',
    async (player) => () => call('takeTimeOut', { period: 'day' }, player),
    (id) => sql`
      select break_until - interval '1 day' as at from player_protection where player_id = ${id}`,
  ],
  [
    'self-exclusion',
    async (player) => () => call('excludeSelf', { period: 'halfYear' }, player),
    (id) => sql`select made_at as at from self_exclusions where player_id = ${id}`,
  ],
  [
    'closing of an account',
    async (player) => () => call('closeAccount', {}, player),
    (id) => sql`select ended_at as at from sessions where player_id = ${id}`,
  ],
];

describe('moments that order protection against money', () => {
  it.each(DEEDS)(
    '%s that waits for the player’s lock is dated after the wait',
    async (_, prepare, momentsOf) => {
      const player = await protectedPlayer(app());
      const deed = await prepare(player);
      const begunAt = clock.now();
      await releaseAfterWait(database, {
        lock: lockPlayerRow(player.playerId),
        start: deed,
        meanwhile: () => clock.advance(WAIT_MS),
      });
      expect(await momentsOf(player.playerId)).toEqual([{ at: begunAt + WAIT_MS }]);
    },
  );

  it.each([
    ['limit', 'setSelfLimited', { key: 'depositDay', value: 10_000 }],
    ['break', 'takeTimeOut', { period: 'day' }],
    ['self-exclusion', 'excludeSelf', { period: 'halfYear' }],
    ['closing', 'closeAccount', {}],
  ] as const)(
    '%s waits for a bet in progress, and no bet before it is dated after it',
    async (_, name, body) => {
      const player = await protectedPlayer(app());
      const frame = await openFrame(app(), player.token);
      clock.advance(3_000);
      const [bet] = await releaseAfterWait(database, {
        lock: (tx) => tx`select from game_sessions where player_id = ${player.playerId} for update`,
        start: () => Promise.all([spin(app(), frame, 100), call(name, body, player)]),
        waiters: 2,
        meanwhile: () => clock.advance(WAIT_MS),
      });
      const [round] = await sql<{ settledAt: number }[]>`
      select settled_at from rounds where player_id = ${player.playerId}`;
      expect(bet.code === 0).toBe(round !== undefined);
      const acts = await sql<{ at: number }[]>`
      select at from audit_log where subject = ${player.playerId} order by at desc limit 1`;
      expect(acts[0]?.at).toBe(clock.now());
      if (round) expect(round.settledAt).toBeLessThan(clock.now());
    },
  );

  it('exclusion by an operator that waits for the player’s lock is dated after the wait', async () => {
    const player = await protectedPlayer(app());
    const command = commandAs('olive', ['register', 'add', 'excluded', player.account]);
    const begunAt = clock.now();
    await releaseAfterWait(database, {
      lock: lockPlayerRow(player.playerId),
      start: () => runCommand(sql, command, { clock, hooks, key: keyOf('olive'), keys: null }),
      meanwhile: () => clock.advance(WAIT_MS),
    });
    const ended = await sql`select ended_at as at from sessions where player_id = ${player.playerId}`;
    expect(ended).toEqual([{ at: begunAt + WAIT_MS }]);
  });

  it('claim that waits for an exclusion is refused, and leaves nothing', async () => {
    const player = await protectedPlayer(app());
    const { code } = await releaseAfterWait(database, {
      lock: async (tx) => {
        await lockPlayerRow(player.playerId)(tx);
        await tx`update players set status = 'excluded' where id = ${player.playerId}`;
      },
      start: () => call('loginBonus3UserReceive', { requestId: randomUUID() }, player),
    });
    expect(code).not.toBe(0);
    expect(await sql`select from reward_claims where player_id = ${player.playerId}`).toHaveLength(0);
  });
});
