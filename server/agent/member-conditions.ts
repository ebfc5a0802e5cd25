import type { GameWeightRow } from '../../contract/games/catalogue.ts';
import type { Db } from '../db/sql.ts';
import { uncountedStakes } from '../games/public/game-weights.ts';
import { isOpenAndUnlisted } from '../protection/public/player-standing.ts';

/** Parts of statements over `players`, each row of which is a member. */

/** Whether the account may count now: open, and in no register of ours. */
export const isOpenMember = isOpenAndUnlisted;

export const hasDeposited = (db: Db) => db`
  exists (select from deposits where deposits.player_id = players.id and deposits.state = 'paid')`;

export interface PlayCondition {
  /** Real-money bets, as they count. Cents. */
  readonly turnover: number;
  readonly weights: readonly GameWeightRow[];
}

/** Bets outside of games count in full. */
export const hasPlayed = (db: Db, { turnover, weights }: PlayCondition) => db`
  exists (select from player_totals
    where player_totals.player_id = players.id and player_totals.bet >= ${turnover}::bigint
      and player_totals.bet - ${uncountedStakes(db, weights, db`players.id`)} >= ${turnover}::bigint)`;

/** Whether somebody else, `fellow`, is the agent of a candidate, or another member of that agent. */
const isInCircle = (db: Db) => db`
  (fellow.id = candidate.invited_by or fellow.invited_by = candidate.invited_by)`;

/**
 * What speaks for one person behind several accounts, or for an account that was not really played: rows of `id` and
 * `reason` (`HoldReason`) over members of a table `candidate` with `id` and `invited_by`. Joins over all of them at once:
 * a query for each would be too slow for ten thousand. People of one home or one phone may be honest, so nobody is refused
 * for it: an operator decides.
 * @param minRounds bets made in fewer rounds were not really played
 */
export const suspicionRows = (db: Db, minRounds: number) => db`
  select candidate.id, 'sameDevice' as reason from candidate
    join player_devices as own on own.player_id = candidate.id
    join player_devices as other on other.device_hash = own.device_hash and other.player_id <> own.player_id
    join players as fellow on fellow.id = other.player_id
  where ${isInCircle(db)}
  union
  select candidate.id, 'sameAddress' from candidate
    join player_details as own on own.player_id = candidate.id and own.address_line <> '' and own.city <> ''
    join player_details as other on home_key(other.address_line, other.city) = home_key(own.address_line, own.city)
      and other.address_line <> '' and other.city <> '' and other.player_id <> own.player_id
    join players as fellow on fellow.id = other.player_id
  where ${isInCircle(db)}
  union
  select candidate.id, 'sameDocument' from candidate
    join kyc_attempts as own on own.player_id = candidate.id
    join kyc_attempts as other on other.document_mark = own.document_mark and other.player_id <> own.player_id
  union
  select candidate.id, 'sameMoney' from candidate
    join payout_accounts as own on own.player_id = candidate.id and own.number <> ''
    join payout_accounts as other on other.kind = own.kind and other.institution_id = own.institution_id
      and other.number = own.number and other.player_id <> own.player_id
  union
  select candidate.id, 'noPlay' from candidate
    left join player_days on player_days.player_id = candidate.id
  group by candidate.id having coalesce(sum(player_days.rounds), 0) < ${minRounds}::integer`;
