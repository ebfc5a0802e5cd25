import type { InvitePeriod, InviteTerms } from '../../contract/invite/invite-state-calls.ts';
import { cents } from '../../contract/money.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { Work } from '../context.ts';
import type { Db, Tx } from '../db/sql.ts';
import { readGameWeights } from '../games/public/game-weights.ts';
import { utcDay } from '../rewards/public/utc-calendar.ts';
import { inviteSpinConfig } from './invite-config.ts';
import { countWaitingFriends, insertWaitingFriend } from './invite-friend-queries.ts';
import {
  findOpenPeriod,
  hasShare,
  insertPeriod,
  type PeriodRow,
  readEarned,
  reserveBudget,
} from './invite-period-queries.ts';

const DAY_MS = 86_400_000;

export const hasEnded = ({ endsAt }: Pick<PeriodRow, 'endsAt'>, now: number): boolean => now >= endsAt;

/** Whether what was won and is not paid yet can be cashed out. */
export const isPayable = (
  { won, paid, terms, endsAt }: Pick<PeriodRow, 'won' | 'paid' | 'terms' | 'endsAt'>,
  now: number,
): boolean => won > paid && (won >= terms.target || hasEnded({ endsAt }, now));

/** The terms of the next period. */
export async function readTerms(db: Db): Promise<InviteTerms> {
  const { budget: _, sectors, target, friendTurnover, ...rest } = await readConfig(db, inviteSpinConfig);
  return {
    ...rest,
    sectors: sectors.map(cents),
    target: cents(target),
    friendTurnover: cents(friendTurnover),
  };
}

/** The most that a period can cost: every spin of it wins the largest prize. */
const worstCost = ({ sectors, sharesPerPeriod, friendsPerPeriod }: InviteTerms): number =>
  Math.max(...sectors) * (sharesPerPeriod + friendsPerPeriod);

/** The player's open period, begun now where there is none and the budget has room. Under the player's lock. */
export async function beginPeriod(
  tx: Tx,
  { newId }: Pick<Work, 'newId'>,
  playerId: string,
  now: number,
): Promise<PeriodRow | undefined> {
  const known = await findOpenPeriod(tx, playerId);
  if (known) return known;
  const { budget } = await readConfig(tx, inviteSpinConfig);
  const terms = await readTerms(tx);
  const reserved = worstCost(terms);
  if (!(await reserveBudget(tx, reserved, budget))) return undefined;
  const endsAt = now + terms.periodDays * DAY_MS;
  await insertPeriod(tx, { playerId, id: newId(), terms, startedAt: now, endsAt, reserved });
  return findOpenPeriod(tx, playerId);
}

/** Counts friends who have done what is asked by now, as far as the period has room for them. */
export async function countFriendsIn(tx: Tx, period: PeriodRow, now: number): Promise<void> {
  const { playerId, id: periodId, terms } = period;
  const { friends } = await readEarned(tx, playerId, periodId);
  const weights = await readGameWeights(tx);
  const friend = { playerId, turnover: terms.friendTurnover, weights, periodId, now };
  for (let room = terms.friendsPerPeriod - friends; room > 0; room -= 1)
    if (!(await insertWaitingFriend(tx, friend))) return;
}

/** Spins that can be used now; friends who are not counted yet are reckoned with. */
export async function readSpinsLeft(db: Db, period: PeriodRow, now: number): Promise<number> {
  if (hasEnded(period, now)) return 0;
  const { playerId, id, terms, used } = period;
  const { shares, friends } = await readEarned(db, playerId, id);
  const limit = terms.friendsPerPeriod - friends;
  const waiting = { playerId, turnover: terms.friendTurnover, limit };
  const more =
    limit > 0 ? await countWaitingFriends(db, { ...waiting, weights: await readGameWeights(db) }) : 0;
  return shares + friends + more - used;
}

export async function describePeriod(db: Db, period: PeriodRow, now: number): Promise<InvitePeriod> {
  const { playerId, id, terms, startedAt, endsAt, won, paid } = period;
  const { shares, friends } = await readEarned(db, playerId, id);
  const sharesLeft = Math.max(0, terms.sharesPerPeriod - shares);
  const today = utcDay(now);
  const isShared = await hasShare(db, playerId, today.key);
  return {
    startedAt,
    endsAt,
    won: cents(won),
    paid: cents(paid),
    spins: await readSpinsLeft(db, period, now),
    sharesLeft,
    friendsLeft: Math.max(0, terms.friendsPerPeriod - friends),
    nextShareAt: isShared && sharesLeft > 0 && today.endsAt < endsAt ? today.endsAt : null,
    canExchange: isPayable(period, now),
  };
}
