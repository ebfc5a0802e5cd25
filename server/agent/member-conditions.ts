import type { HoldReason } from '../../contract/agent/agent-calls.ts';
import type { Db } from '../db/sql.ts';
import { isOpenAndUnlisted } from '../protection/public/player-standing.ts';

/**
 * Parts of statements over `players`, each row of which is a member. One statement reads all members of an agent: a
 * query for each would be too slow for ten thousand.
 */

/** Whether the account may count now: open, and in no register of ours. */
export const isOpenMember = isOpenAndUnlisted;

export const hasDeposited = (db: Db) => db`
  exists (select from deposits where deposits.player_id = players.id and deposits.state = 'paid')`;

/** @param turnover real-money bets, in cents */
export const hasPlayed = (db: Db, turnover: number) => db`
  exists (select from player_totals
    where player_totals.player_id = players.id and player_totals.bet >= ${turnover}::bigint)`;

/** Whether somebody else is the agent, or another member of the agent. */
const isInCircle = (db: Db) => db`
  (other.player_id = players.invited_by
    or exists (select from players as fellow
      where fellow.id = other.player_id and fellow.invited_by = players.invited_by))`;

const named = (db: Db, reason: HoldReason, found: ReturnType<Db>) => db`
  case when ${found} then ${reason}::text end`;

/**
 * What speaks for one person behind several accounts, or for an account that was not really played, as a list of
 * reasons. People of one home or one phone may be honest, so nobody is refused for it: an operator decides.
 * @param minRounds bets made in fewer rounds were not really played
 */
export const suspicionsOf = (db: Db, minRounds: number) => db`
  array_remove(array[
    ${named(
      db,
      'sameDevice',
      db`exists (select from player_devices as own
        join player_devices as other on other.device_hash = own.device_hash and other.player_id <> own.player_id
        where own.player_id = players.id and ${isInCircle(db)})`,
    )},
    ${named(
      db,
      'sameAddress',
      db`exists (select from player_details as own
        join player_details as other
          on home_key(other.address_line, other.city) = home_key(own.address_line, own.city)
          and other.address_line <> '' and other.city <> '' and other.player_id <> own.player_id
        where own.player_id = players.id and own.address_line <> '' and own.city <> '' and ${isInCircle(db)})`,
    )},
    ${named(
      db,
      'sameDocument',
      db`exists (select from kyc_attempts as own
        join kyc_attempts as other on other.document_mark = own.document_mark and other.player_id <> own.player_id
        where own.player_id = players.id)`,
    )},
    ${named(
      db,
      'sameMoney',
      db`exists (select from payout_accounts as own
        join payout_accounts as other on other.kind = own.kind and other.institution_id = own.institution_id
          and other.number = own.number and own.number <> '' and other.player_id <> own.player_id
        where own.player_id = players.id)`,
    )},
    ${named(
      db,
      'noPlay',
      db`coalesce((select sum(rounds) from player_days where player_days.player_id = players.id), 0)
        < ${minRounds}::integer`,
    )}
  ], null)`;
