import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { writeConfig } from '../../../../server/config/public/config-value-queries.ts';
import { gameWeightsConfig, readGameWeights } from '../../../../server/games/game-weights.ts';
import { readGamesAppConfig } from '../../../../server/games/games-app-config.ts';
import { readChanceDays } from '../../../../server/jackpot/draw-chance-queries.ts';
import type { TestPlayer } from '../../games/platform.ts';
import { useDatabase } from '../../support/database.ts';
import { openRemoteSeat } from '../remote-books/remote-seat.ts';
import { useOutgoingPlatform } from './outgoing-platform.ts';

const database = useDatabase();
const { sql } = database;
const platform = useOutgoingPlatform(database);

const STAKE = 100_000;

/**
 * A list of one game, as its studio states it now, without the hour's wait, after which players are asked to pause.
 * @returns the game's id
 */
async function state(rtp: string): Promise<number> {
  platform.hub.lists([platform.hub.game('reels', { rtp })]);
  await sql`update remote_lists set next_at = ${platform.clock.now()}`;
  expect(await platform.list(1)).toBe(1);
  return platform.idOf('reels');
}

/** Stakes in the game and ends its round without a win. */
async function stake(gameId: number, player?: TestPlayer): Promise<TestPlayer> {
  const own = player ?? (await platform.player(1_000_000));
  const seat = await openRemoteSeat(platform.context, own, gameId);
  await seat.win(await seat.bet(STAKE, randomUUID()), 0);
  return own;
}

async function booksOf({ id }: TestPlayer) {
  const [days] = await sql`
    select sum(staked)::bigint as staked, sum(uncounted)::bigint as uncounted from player_days where player_id = ${id}`;
  const [pools] = await sql`
    select coalesce(sum(amount), 0)::bigint as fed from entries where player_id = ${id} and account like 'pool:%'`;
  return { ...days, ...pools };
}

/** What a visitor is told of the game's stakes; undefined: all of them counts. */
async function shownWeight(gameId: number): Promise<number | undefined> {
  const { settings } = platform.context;
  const asked = { sql, settings, now: platform.clock.now(), locale: 'en', minimumAge: 21 } as const;
  const { gameWeights } = await readGamesAppConfig({ ...asked, isOffered: true });
  return gameWeights.at(-1)?.byGame[String(gameId)];
}

describe('stakes in a remote game', () => {
  it.each([
    ['96', STAKE, undefined],
    ['97', 79_000, 7_900],
    ['98', 49_000, 4_900],
  ])('game that states %s percent counts by what it keeps, and feeds the jackpot of that', async (...row) => {
    const [rtp, counted, shown] = row;
    const gameId = await state(rtp);
    const player = await stake(gameId);
    expect(await booksOf(player)).toEqual({ staked: STAKE, uncounted: STAKE - counted, fed: counted / 100 });
    const today = new Date(platform.clock.now()).toISOString().slice(0, 10);
    const weights = await readGameWeights(sql);
    const asked = { playerId: player.id, today, yesterday: today, weights };
    expect((await readChanceDays(sql, asked)).at(-1)?.counted).toBe(counted);
    expect(await shownWeight(gameId)).toBe(shown);
  });

  it('list that states another return changes later stakes only', async () => {
    const player = await stake(await state('98'));
    const before = await booksOf(player);
    const gameId = await state('97');
    expect(await booksOf(player)).toEqual(before);
    await stake(gameId, player);
    expect(await booksOf(player)).toEqual({ staked: 2 * STAKE, uncounted: 51_000 + 21_000, fed: 490 + 790 });
  });

  it('game that was listed before counts in full until the next list, which weighs it though it is the same', async () => {
    const gameId = await state('98');
    await sql`update games set least_weight = null where id = ${gameId}`;
    expect(await booksOf(await stake(gameId))).toMatchObject({ uncounted: 0 });
    await state('98');
    expect(await booksOf(await stake(gameId))).toMatchObject({ uncounted: 51_000 });
  });

  it('operator lowers the weight of a remote game by its id', async () => {
    const gameId = await state('98');
    const rows = [{ from: '2020-01-01', byGame: { [gameId]: 5_000 } }];
    await writeConfig(sql, gameWeightsConfig, gameWeightsConfig.schema.parse(rows), platform.clock.now());
    expect(await shownWeight(gameId)).toBe(2_400);
    await writeConfig(sql, gameWeightsConfig, gameWeightsConfig.initial, platform.clock.now());
  });

  it('weight is refused for a game of ours', async () => {
    await expect(
      sql`update games set least_weight = 1 where not is_remote and not is_hosted`,
    ).rejects.toThrow('games_least_weight_check');
  });
});
