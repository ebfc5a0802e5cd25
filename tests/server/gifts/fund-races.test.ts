import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { amountOf, transfer } from '../../../server/ledger/entries.ts';
import { postJournal } from '../../../server/ledger/post-journal.ts';
import { readBalance } from '../../../server/ledger/read-balance.ts';
import { protectedPlayer } from '../protection/protected-player.ts';
import type { NewAccount } from '../support/accounts.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { releaseAfterWait } from '../support/lock-waits.ts';
import { useApp } from '../support/use-app.ts';

const database = useDatabase(RACES);
const { sql } = database;
const app = useApp(database);
const WEEK_MS = 7 * 86_400_000;
const POINTS = 5_000;

const send = (name: string, body: Record<string, unknown>, { token }: NewAccount) =>
  app.call(name, { requestId: randomUUID(), ...body }, token);

async function saver() {
  const player = await protectedPlayer(app);
  await postJournal(sql, {
    playerId: player.playerId,
    id: app.context.newId(),
    kind: 'seed',
    entries: transfer(amountOf('points', POINTS), { from: 'house:points', to: 'player:points' }),
    at: app.clock.now(),
  });
  const { data } = await send('saveFund', { points: 1_000 }, player);
  const { fundId } = data.fund;
  await sql`update funds set due_at = ${app.clock.now() - 1} where id = ${fundId}`;
  return { player, fundId: fundId as string };
}

beforeAll(() => app.clock.advance(WEEK_MS));

it.each([
  ['receiveFund', 'takeBackFund'],
  ['takeBackFund', 'receiveFund'],
  ['takeBackFund', 'takeBackFund'],
  ['receiveFund', 'receiveFund'],
])('one of %s and %s at once pays the fund, and the other finds none', async (one, other) => {
  const { player, fundId } = await saver();
  const answers = await releaseAfterWait(database, {
    lock: (tx) => tx`select from funds where id = ${fundId} for update`,
    start: () => Promise.all([send(one, { fundId }, player), send(other, { fundId }, player)]),
    waiters: 2,
  });
  const codes = answers.map(({ code }) => code).sort((a, b) => a - b);
  expect(codes).toEqual([0, ERROR_CODES.fundUnknown]);
  const extra = answers.some(({ data }) => 'rewards' in data) ? 20 : 0;
  expect(await readBalance(sql, player.playerId, 'points')).toBe(POINTS + extra);
});
