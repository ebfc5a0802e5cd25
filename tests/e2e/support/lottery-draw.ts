import { createHash } from 'node:crypto';
import { drawLottery, LOTTERY_MATHS } from '../../../maths/lottery.ts';
import type { Sql } from '../../../server/db/sql.ts';
import { onRunDatabase } from './run-database.ts';

const HOUR_MS = 3_600_000;

/**
 * The daily round on sale is due now, and its number ends with the last digit of the player’s first ticket: what time and
 * luck would bring about. A link of a chain brings no luck, so the round becomes one that has a seed of its own.
 */
export async function dueWithLuck(account: string): Promise<void> {
  const now = Date.now();
  await onRunDatabase(async (sql) => {
    const [bought] = await sql<{ roundId: string; first: number; clientSeed: string; digits: number }[]>`
      select round_id, first, round.client_seed, (terms ->> 'digits')::int as digits
      from lottery_orders join lottery_rounds as round on round.id = round_id
      where player_id = (select id from players where account_key = ${account}) and state = 'open'`;
    if (!bought) throw new Error(`${account} has no ticket`);
    const { roundId, first, clientSeed, digits } = bought;
    const seeds = Array.from({ length: 1_000 }, (_, at) =>
      createHash('sha256').update(`${roundId} ${at}`).digest('hex'),
    );
    const lucky = seeds.find((seed) => {
      const result = drawLottery(digits, seed, clientSeed);
      return result % 10 === first % 10 && result % 1_000 !== first % 1_000;
    });
    if (!lucky) throw new Error('no seed has this digit');
    const seed = Buffer.from(lucky, 'hex');
    await sql`
      update lottery_rounds
      set chain = null, position = null, maths = ${LOTTERY_MATHS}, server_seed = ${seed}, sealed_seed = null,
        commitment = sha256(${seed}), opens_at = ${now - HOUR_MS}, closes_at = ${now - 2_000}, draw_at = ${now - 1_000}
      where id = ${roundId}`;
  });
}

/** The sale of the round in which the player has tickets is over, and its draw is far. @returns the times, for the device */
export async function endSale(account: string): Promise<{ closesAt: number; drawAt: number }> {
  const times = { closesAt: Date.now() - 1_000, drawAt: Date.now() + HOUR_MS };
  await onRunDatabase(
    (sql) => sql`
      update lottery_rounds set opens_at = ${times.closesAt - HOUR_MS}, closes_at = ${times.closesAt}, draw_at = ${times.drawAt}
      where state = 'open' and id in (${roundsOf(sql, account)})`,
  );
  return times;
}

/** The draw of the round in which the player has tickets is due now. */
export const makeDrawDue = (account: string): Promise<unknown> =>
  onRunDatabase(
    (sql) => sql`
      update lottery_rounds set draw_at = ${Date.now() - 500} where state = 'open' and id in (${roundsOf(sql, account)})`,
  );

/** Whether the server has the seed of every ticket of the player. */
export const isSeedRevealed = (account: string): Promise<boolean> =>
  onRunDatabase(async (sql) => {
    const [counted] = await sql<{ all: boolean }[]>`
      select bool_and(revealed_seed is not null) as all from lottery_orders
      where player_id = (select id from players where account_key = ${account})`;
    return counted?.all === true;
  });

const roundsOf = (sql: Sql, account: string) => sql`
  select round_id from lottery_orders
  where player_id = (select id from players where account_key = ${account})`;
