import { randomUUID } from 'node:crypto';
import type { JackpotTier } from '../../../contract/ids.ts';
import { JACKPOT_TIERS } from '../../../contract/ids.ts';
import { writeConfig } from '../../../server/config/public/config-value-queries.ts';
import type { Sql } from '../../../server/db/sql.ts';
import { JACKPOT_CELLS } from '../../../server/jackpot/default-cells.ts';
import { jackpotCellsConfig } from '../../../server/jackpot/jackpot-config.ts';
import { seedPlayer, type TestPlayer } from '../games/platform.ts';
import type { TestApp } from '../support/app.ts';

/** Needs of a chance per UTC day, as the platform starts. Cents. */
export const NEEDS = { deposit: 50_000, betting: 560_000 } as const;
export const DAY_MS = 86_400_000;
export const JACKPOT_CELL = 5;

export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

interface Bookkeeper {
  readonly sql: Sql;
  readonly newId: () => string;
}

/** Records a paid deposit as the provider's callback would. */
export async function addDeposit(
  { sql, newId }: Bookkeeper,
  playerId: string,
  { amount, at }: { amount: number; at: number },
): Promise<void> {
  await sql`
    insert into deposits (player_id, id, request_id, channel_id, provider, amount, currency, state, created_at,
      expires_at, settled_at)
    values (${playerId}, ${newId()}, ${newId()}, 1, 'sandbox', ${amount}, 'PHP', 'paid', ${at}, ${at}, ${at})`;
}

/** Records a day's bets as its rounds would. */
export async function addBets(
  { sql }: Bookkeeper,
  playerId: string,
  { amount, at }: { amount: number; at: number },
): Promise<void> {
  await sql`
    insert into player_days (player_id, day, market_day, game_type, game_id, staked)
    values (${playerId}, ${dayOf(at)}, ${dayOf(at)}, 1, 101, ${amount})`;
}

/** Records a day's deposit and bets, just enough for a chance. */
export async function earnChance(keeper: Bookkeeper, playerId: string, at: number): Promise<void> {
  await addDeposit(keeper, playerId, { amount: NEEDS.deposit, at });
  await addBets(keeper, playerId, { amount: NEEDS.betting, at });
}

/** A signed-in player with a chance for today; the session's id is the token. */
export async function luckyPlayer({ context, clock }: TestApp): Promise<TestPlayer> {
  const player = await seedPlayer(context);
  await earnChance(context, player.id, clock.now());
  return player;
}

/** Draw data of the jackpot page; a guest's without a token. */
export const readDrawInfo = async (app: TestApp, token?: string) =>
  (await app.call('getJackpotDrawInfo', {}, token)).data;

/** A body for a draw on the commitment that the player is shown now. */
export async function drawBody(app: TestApp, { sessionId }: TestPlayer) {
  const data = await readDrawInfo(app, sessionId);
  return { requestId: randomUUID(), clientSeed: 'player-seed', commit: data.draw.commit as string };
}

export async function drawNow(app: TestApp, player: TestPlayer) {
  return app.call('receiveDrawChance', await drawBody(app, player), player.sessionId);
}

/** Gives all the weight to one cell; without a cell the platform's own odds are restored. */
export async function rig(sql: Sql, cell?: number, tier?: JackpotTier): Promise<void> {
  const cells = JACKPOT_CELLS.map((row, index) => ({
    ...row,
    weight: cell === undefined ? row.weight : Number(index === cell),
  }));
  await writeConfig(sql, jackpotCellsConfig, cells, 0);
  for (const [index, name] of JACKPOT_TIERS.entries()) {
    const weight = tier === undefined ? 10 ** index : Number(name === tier);
    await sql`update jackpot_tiers set weight = ${weight} where tier = ${name}`;
  }
}
