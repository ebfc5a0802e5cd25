import { expect, it } from 'vitest';
import { settleDueRemoteBets } from '../../../../server/games/remote-rounds/settle-due-remote-bets-job.ts';
import { auditLedger } from '../../support/audit-ledger.ts';
import { RACES, useDatabase } from '../../support/database.ts';
import { useRemotePlatform } from './remote-platform.ts';
import { runStudio, type StudioBooks } from './studio-model.ts';

const database = useDatabase(RACES);
const { sql } = database;
const platform = useRemotePlatform(database);

const SEQUENCES = 200;
const AT_ONCE = 8;
const COIN = 800;

/** Sums of what the platform has of a player, in cents. */
async function readOwnBooks(playerId: string) {
  const [sums] = await sql<
    [{ coin: number; inRounds: number; staked: number; won: number; dayStaked: number; dayWon: number }]
  >`
    select
      coalesce((select amount from balances where player_id = ${playerId} and account = 'player:coin'), 0) as coin,
      coalesce((select amount from balances where player_id = ${playerId} and account = 'player:inRounds'), 0) as in_rounds,
      (select coalesce(sum(stake), 0)::bigint from rounds where player_id = ${playerId}) as staked,
      (select coalesce(sum(win), 0)::bigint from rounds where player_id = ${playerId}) as won,
      (select coalesce(sum(staked), 0)::bigint from player_days where player_id = ${playerId}) as day_staked,
      (select coalesce(sum(won), 0)::bigint from player_days where player_id = ${playerId}) as day_won`;
  return sums;
}

async function playSequence(seed: number): Promise<StudioBooks> {
  const own = await platform.seat(COIN);
  const { user, token } = own;
  const books = await runStudio(seed, (kind, body) =>
    platform.call(`/transaction/${kind}`, { user, token, currency: 'PHP', game_code: 'hub_reels', ...body }),
  );
  const { coin, inRounds, staked, won, dayStaked, dayWon } = await readOwnBooks(own.player.id);
  expect(coin, `balance by the studio’s books, seed ${seed}`).toBe(COIN - books.staked + books.won);
  expect(won - staked - inRounds, `records, seed ${seed}`).toBe(coin - COIN);
  expect([dayStaked, dayWon], `sums of days, seed ${seed}`).toEqual([staked, won]);
  return books;
}

it('books of both sides are equal after 200 sequences over a net that loses, doubles and reorders', async () => {
  const all: StudioBooks[] = [];
  const seeds = Array.from({ length: SEQUENCES }, (_, at) => at + 1);
  const runner = async () => {
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift())
      all.push(await playSequence(seed));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runner));

  const sum = (of: (books: StudioBooks) => number) => all.reduce((total, books) => total + of(books), 0);
  // What the net did: without it the test would say nothing.
  expect(sum(({ lost }) => lost)).toBeGreaterThan(SEQUENCES);
  expect(sum(({ copies }) => copies)).toBeGreaterThan(SEQUENCES);
  expect(sum(({ refused }) => refused)).toBeGreaterThan(10);
  expect(await auditLedger(sql)).toMatchObject({ isSound: true, wrongInRounds: 0 });

  // What no round has closed is booked as lost, and the books stay as they are.
  platform.clock.at += 86_400_000;
  while ((await settleDueRemoteBets(platform.context)) > 0);
  expect(await sql`select from remote_bets where state = 'open'`).toHaveLength(0);
  expect(await auditLedger(sql)).toMatchObject({ isSound: true, wrongInRounds: 0 });
}, 60_000);
