import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openBalanceHandlers } from '../../../../server/games/open-balances.ts';
import { REMOTE_BET_COMMANDS } from '../../../../server/games/remote-rounds/remote-bet-commands.ts';
import { settleDueRemoteBets } from '../../../../server/games/remote-rounds/settle-due-remote-bets-job.ts';
import { requestOf } from '../../games/platform.ts';
import { auditLedger } from '../../support/audit-ledger.ts';
import { useDatabase } from '../../support/database.ts';
import { type RemoteSeat, UNIT, useRemotePlatform } from './remote-platform.ts';

const database = useDatabase();
const { sql } = database;
const platform = useRemotePlatform(database);
const { seat, bet, win, rollback, coinOf, clock, context } = platform;

const DAY_MS = 86_400_000;

async function passDay(): Promise<void> {
  clock.at += DAY_MS;
  while ((await settleDueRemoteBets(context)) > 0);
}

const listOf = async ({ player }: RemoteSeat) =>
  (await openBalanceHandlers.getOpenBalances({}, requestOf(context, player))).studioRounds;

async function listForOperator(): Promise<string> {
  const [command] = REMOTE_BET_COMMANDS;
  // biome-ignore lint/suspicious/noExplicitAny: the command reads nothing else of its request.
  return sql.begin(async (tx) => (await command?.run({ tx, args: [] } as any))?.say ?? '');
}

async function stake(own: RemoteSeat, changes: object = {}): Promise<string> {
  const id = randomUUID();
  await bet(own, { transaction_uuid: id, ...changes });
  return id;
}

describe('bet of which a studio’s server says nothing', () => {
  it('bet is listed as waiting while it is open, and as unanswered after a day, for player and operator', async () => {
    const own = await seat();
    const id = await stake(own, { round: 'night-7' });
    const placedAt = clock.now();
    const told = {
      gameId: 200_001,
      gameName: 'far-reels',
      stake: 100,
      placedAt,
      settlesAt: placedAt + DAY_MS,
    };
    expect(await listOf(own)).toMatchObject([{ ...told, isUnanswered: false }]);
    expect(await listForOperator()).not.toContain(id);

    await passDay();
    const [listed] = await listOf(own);
    expect(listed).toMatchObject({ ...told, isUnanswered: true });
    expect(await listForOperator()).toContain(
      `hub\tfar-reels\t₱1.00 (100 cents)\ttransaction ${id}\tround "night-7"\tour record ${listed?.roundId}`,
    );
    // Nothing is given back by ourselves: the stake counts as lost.
    expect(await coinOf(own)).toBe(99_900);
  });

  it.each([
    ['a win', (own: RemoteSeat, id: string) => win(own, id, { amount: 3 * UNIT }), 100_200],
    ['a win of nothing', (own: RemoteSeat, id: string) => win(own, id, { amount: 0 }), 99_900],
    ['a rollback', (own: RemoteSeat, id: string) => rollback(own, id), 100_000],
  ])('bet leaves both lists with %s that comes late', async (_name, send, balance) => {
    const own = await seat();
    const id = await stake(own);
    await passDay();
    expect(await send(own, id)).toMatchObject({ status: 'RS_OK' });
    expect(await listOf(own)).toEqual([]);
    expect(await listForOperator()).not.toContain(id);
    expect(await coinOf(own)).toBe(balance);
    expect((await auditLedger(sql)).isSound).toBe(true);
  });

  it('all bets of a round leave the lists when one of them closes it', async () => {
    const own = await seat();
    const [one] = [await stake(own, { round: 'table-1' }), await stake(own, { round: 'table-1' })];
    const other = await stake(own, { round: 'table-2' });
    await passDay();
    expect(await listOf(own)).toHaveLength(3);
    await win(own, one, { amount: 0, round_closed: true });
    const left = await listOf(own);
    expect(left).toHaveLength(1);
    expect(await listForOperator()).toContain(other);
  });

  it('a bet with a win of nothing was answered, though its round was never closed', async () => {
    const own = await seat();
    const id = await stake(own);
    await win(own, id, { amount: 0 });
    await passDay();
    expect(await listOf(own)).toEqual([]);
  });

  it('another player reads nothing of it', async () => {
    await stake(await seat());
    expect(await listOf(await seat())).toEqual([]);
  });
});
