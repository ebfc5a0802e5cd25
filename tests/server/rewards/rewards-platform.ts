import { randomUUID } from 'node:crypto';
import { beforeAll } from 'vitest';
import { writeConfig } from '../../../server/config/public/config-value-queries.ts';
import { gameWeightsConfig } from '../../../server/games/game-weights.ts';
import { seedPlayer, type TestPlayer } from '../games/platform.ts';
import type { TestApp } from '../support/app.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { useWithdrawPlatform } from '../wallet/withdraw-platform.ts';

export const DAY = 86_400_000;

/** A platform whose players have turnover, and may claim what it earned. */
export function useRewards() {
  const database = useDatabase(RACES);
  const { sql } = database;
  const { clock, app: open } = useWithdrawPlatform(database);
  let app: TestApp;
  beforeAll(() => {
    app = open();
  });

  const newPlayer = (): Promise<TestPlayer> => seedPlayer(app.context, { coin: 0 });

  const ask = async (name: string, { sessionId }: TestPlayer, body: Record<string, unknown> = {}) =>
    app.call(name, body, sessionId);

  const claim = (name: string, player: TestPlayer, body: Record<string, unknown> = {}) =>
    ask(name, player, { requestId: randomUUID(), ...body });

  /** Real-money turnover as bets of that day leave it. @param day a moment of it */
  async function bet(
    { id }: TestPlayer,
    staked: number,
    { day = clock.now(), type = 1, gameId = type }: { day?: number; type?: number; gameId?: number } = {},
  ): Promise<void> {
    const date = new Date(day).toISOString().slice(0, 10);
    await sql`
      insert into player_days (player_id, day, market_day, game_type, game_id, staked, won, rounds)
      values (${id}, ${date}, ${date}, ${type}, ${gameId}, ${staked}, 0, 1)
      on conflict (player_id, day, market_day, game_type, game_id)
      do update set staked = player_days.staked + excluded.staked`;
    await sql`
      insert into player_totals (player_id, bet, vip_exp) values (${id}, ${staked}, ${staked})
      on conflict (player_id) do update
      set bet = player_totals.bet + ${staked}, vip_exp = player_totals.vip_exp + ${staked}`;
  }

  /** Weights of games from the first day on; without any those of a new platform. */
  const weigh = (byGame: Record<string, number> = {}): Promise<void> =>
    writeConfig(sql, gameWeightsConfig, [{ from: '2020-01-01', byGame }], clock.now());

  /** Does something at another time, by a player who is still signed in then. */
  async function at(moment: number, { id }: TestPlayer, work: () => Promise<void>): Promise<void> {
    const before = clock.now();
    clock.advance(moment - before);
    await sql`
      update sessions set last_act_at = ${moment}, ends_at = ${moment + DAY} where player_id = ${id}`;
    try {
      await work();
    } finally {
      clock.advance(before - clock.now());
    }
  }

  const balanceOf = async ({ id }: TestPlayer, account: string): Promise<number> => {
    const [row] = await sql<{ amount: number }[]>`
      select amount from balances where player_id = ${id} and account = ${account}`;
    return row?.amount ?? 0;
  };
  const coinOf = (player: TestPlayer) => balanceOf(player, 'player:coin');
  const pointsOf = (player: TestPlayer) => balanceOf(player, 'player:points');

  const newId = () => app.context.newId();

  return {
    sql,
    url: database.url,
    clock,
    newPlayer,
    newId,
    context: () => app.context,
    ask,
    claim,
    bet,
    weigh,
    at,
    balanceOf,
    coinOf,
    pointsOf,
  };
}
