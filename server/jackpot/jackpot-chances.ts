import { ActivityId } from '../../contract/ids.ts';
import { type Cents, cents } from '../../contract/money.ts';
import { isActivityRunning } from '../activities/public/running-activities.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/sql.ts';
import { readGameWeights } from '../games/public/game-weights.ts';
import { mayBeOffered } from '../protection/public/offers.ts';
import { utcDate, utcDay } from '../rewards/public/utc-calendar.ts';
import { type ChanceDay, insertMissingChances, readChanceDays } from './draw-chance-queries.ts';
import { findDrawRules } from './jackpot-rule-queries.ts';

type ChanceContext = Pick<Context, 'sql' | 'registers' | 'clock' | 'log' | 'hooks'>;

/** What a UTC day must bring for a chance. */
export interface DrawRules {
  readonly needDeposit: Cents;
  /** Of stakes as they count by the weights of their games. */
  readonly needTyping: Cents;
}

export async function readRules(db: Db): Promise<DrawRules> {
  const row = await findDrawRules(db);
  if (!row) throw new Error('the draw has no rules');
  return { needDeposit: cents(row.needDeposit), needTyping: cents(row.needTyping) };
}

/** Whether the activity runs; an operator may have ended it at any moment. */
export const isJackpotOpen = (db: Db, now: number): Promise<boolean> =>
  isActivityRunning(db, ActivityId.luckyJackpot, now);

export interface Chances {
  /** Days with an unused chance, oldest first. */
  readonly openDays: readonly string[];
  readonly hasDrawnToday: boolean;
  /** What this UTC day still needs. */
  readonly needDeposit: Cents;
  readonly needTyping: Cents;
}

/**
 * The player's chances. A day's chance may be used until the end of the next UTC day, so that midnight removes none
 * between the last bet and the draw; a closing of the draw extends it. One seen here for the first time is stored: it
 * stays, even if the operator raises the requirements afterwards.
 */
export async function readChances(
  db: Db,
  { playerId, now, rules }: { playerId: string; now: number; rules: DrawRules },
): Promise<Chances> {
  const today = utcDate(now);
  const days = await readDays(db, playerId, now);
  const earned = days.filter((day) => !day.isEarned && isEnough(day, rules)).map(({ day }) => day);
  if (earned.length > 0) await insertMissingChances(db, playerId, earned, now);
  const current = days.find(({ day }) => day === today);
  if (!current) throw new Error(`no row for ${today}`);
  const isDone = current.isEarned && !current.isGranted;
  return {
    openDays: days
      .filter((day) => !day.isDrawn && (day.isEarned || isEnough(day, rules)))
      .map(({ day }) => day),
    hasDrawnToday: current.isDrawn,
    needDeposit: isDone ? cents(0) : lack(rules.needDeposit, current.deposited),
    needTyping: isDone ? cents(0) : lack(rules.needTyping, current.counted),
  };
}

const isEnough = ({ deposited, counted }: ChanceDay, rules: DrawRules): boolean =>
  deposited >= rules.needDeposit && counted >= rules.needTyping;

const lack = (target: Cents, done: number): Cents => cents(Math.max(0, target - done));

/** Yesterday and today, and before them the days whose chance was extended; oldest first. */
async function readDays(db: Db, playerId: string, now: number): Promise<ChanceDay[]> {
  const today = utcDay(now);
  const yesterday = utcDay(today.startsAt - 1);
  const weights = await readGameWeights(db);
  return readChanceDays(db, { playerId, yesterday: yesterday.key, today: today.key, weights });
}

/** For the red dot: a chance is shown only where it can be used. */
export async function hasDrawChance(context: ChanceContext, playerId: string, now: number): Promise<boolean> {
  const { sql } = context;
  const rules = await readRules(sql);
  const [isOpen, isOffered, chances] = await Promise.all([
    isJackpotOpen(sql, now),
    mayBeOffered(context, playerId),
    readChances(sql, { playerId, now, rules }),
  ]);
  return isOpen && isOffered && chances.openDays.length > 0;
}
