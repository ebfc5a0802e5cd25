import type { GameWeightRow } from '../../contract/games/catalogue.ts';
import type { Db, Tx } from '../db/sql.ts';
import { countedStake } from '../games/public/game-weights.ts';

export interface ChanceDay {
  day: string;
  deposited: number;
  /** What the stakes of the day count, in cents. */
  counted: number;
  isEarned: boolean;
  /** Granted by the operator: the day's own deposits and bets may still be missing. */
  isGranted: boolean;
  isDrawn: boolean;
}

/** The last day of a chance: the day after the one that earned it, or a later one that it was extended to. */
const lastGoodDay = (db: Db) => db`coalesce(good_until, day + 1)`;

interface DaysQuery {
  readonly playerId: string;
  readonly yesterday: string;
  readonly today: string;
  readonly weights: readonly GameWeightRow[];
}

/** Yesterday and today, and before them the days whose chance was extended; oldest first. */
export const readChanceDays = (
  db: Db,
  { playerId, yesterday, today, weights }: DaysQuery,
): Promise<ChanceDay[]> =>
  db<ChanceDay[]>`
    select span.day, chance.player_id is not null as is_earned, coalesce(chance.is_granted, false) as is_granted,
      chance.draw_id is not null as is_drawn,
      (select coalesce(sum(amount), 0)::bigint from deposits
        where player_id = ${playerId} and state = 'paid'
          and settled_at >= span.day::timestamp at time zone 'UTC'
          and settled_at < (span.day + 1)::timestamp at time zone 'UTC') as deposited,
      (select coalesce(sum(${countedStake(db, weights)}), 0)::bigint from player_days
        where player_id = ${playerId} and day = span.day) as counted
    from (
      values (${yesterday}::date), (${today}::date)
      union
      select kept.day from draw_chances as kept
      where kept.player_id = ${playerId} and kept.draw_id is null and kept.day < ${yesterday} and (
        ${lastGoodDay(db)} >= ${today}
        or exists (
          select from jackpot_closings
          where closed_on <= ${lastGoodDay(db)} and opened_on >= ${yesterday}
        )
      )
    ) as span (day)
    left join draw_chances as chance on chance.player_id = ${playerId} and chance.day = span.day
    order by span.day`;

/** Inserts chances; existing ones are not changed. */
export async function insertMissingChances(
  db: Db,
  playerId: string,
  days: readonly string[],
  now: number,
): Promise<void> {
  const rows = days.map((day) => ({ playerId, day, earnedAt: now }));
  await db`insert into draw_chances ${db(rows)} on conflict do nothing`;
}

interface UsedChance {
  readonly playerId: string;
  readonly day: string;
  readonly drawId: string;
}

export async function updateChanceDrawn(tx: Tx, { playerId, day, drawId }: UsedChance): Promise<void> {
  await tx`update draw_chances set draw_id = ${drawId} where player_id = ${playerId} and day = ${day}`;
}

interface KnownChance {
  isDrawn: boolean;
  /** Whether it may still be used today. */
  isGood: boolean;
}

export async function findChance(
  db: Db,
  { playerId, day, today }: { playerId: string; day: string; today: string },
): Promise<KnownChance | undefined> {
  const [known] = await db<KnownChance[]>`
    select draw_id is not null as is_drawn, ${lastGoodDay(db)} >= ${today} as is_good
    from draw_chances where player_id = ${playerId} and day = ${day}`;
  return known;
}

interface GrantedChance {
  readonly playerId: string;
  readonly day: string;
  readonly now: number;
  readonly goodUntil: string;
}

/** An existing one is valid until then. */
export async function saveGrantedChance(
  tx: Tx,
  { playerId, day, now, goodUntil }: GrantedChance,
): Promise<void> {
  await tx`
    insert into draw_chances (player_id, day, earned_at, good_until, is_granted)
    values (${playerId}, ${day}, ${now}, ${goodUntil}, true)
    on conflict (player_id, day) do update set good_until = excluded.good_until`;
}

/** What the player has deposited in all, in cents; undefined before the first movement. */
export async function findTotalRecharge(db: Db, playerId: string): Promise<number | undefined> {
  const [totals] = await db<{ totalRecharge: number }[]>`
    select total_recharge from player_totals where player_id = ${playerId}`;
  return totals?.totalRecharge;
}
