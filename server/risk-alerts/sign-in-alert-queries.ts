import type { Db } from '../db/sql.ts';
import type { RiskAlert } from './risk-alert.ts';

/** Players who signed in since then, after 5 or more wrong passwords in the hour before it. */
export const findGuessedIn = (db: Db, since: number): Promise<RiskAlert[]> =>
  db<RiskAlert[]>`
    select players.id as player_id, account, max(entered.at) as last_at,
      max(wrong.count)::text || ' wrong before' as told
    from login_history as entered join players on players.id = entered.player_id
    cross join lateral (
      select count(*) from login_history as tried
      where tried.player_id = entered.player_id and tried.outcome in ('wrong', 'locked')
        and tried.at > entered.at - interval '1 hour' and tried.at <= entered.at
    ) as wrong
    where entered.outcome = 'ok' and entered.at > ${since} and wrong.count >= 5
    group by players.id`;

/** Players who signed in from 4 or more addresses since then. */
export const findManyPlaces = (db: Db, since: number): Promise<RiskAlert[]> =>
  db<RiskAlert[]>`
    select players.id as player_id, account, max(at) as last_at, count(distinct ip) || ' addresses' as told
    from login_history join players on players.id = player_id
    where outcome = 'ok' and at > ${since}
    group by players.id having count(distinct ip) >= 4`;

/** Players of 3 or more who signed in from one address with one browser since then. */
export const findOneBrowser = (db: Db, since: number): Promise<RiskAlert[]> =>
  db<RiskAlert[]>`
    with seen as (
      select distinct on (ip, device, player_id) ip, device, player_id, at from login_history
      where outcome = 'ok' and at > ${since} order by ip, device, player_id, at desc
    ), shared as (
      select ip, device, count(*) as people, max(at) as last_at from seen
      group by ip, device having count(*) >= 3
    )
    select players.id as player_id, account, max(shared.last_at) as last_at,
      max(people) || ' accounts at ' || min(shared.ip) as told
    from shared join seen on seen.ip = shared.ip and seen.device = shared.device
      join players on players.id = seen.player_id
    group by players.id`;

/** Players of `accounts` or more who were signed in with one device since then. */
export const findOneDevice = (
  db: Db,
  { since, accounts }: { since: number; accounts: number },
): Promise<RiskAlert[]> =>
  db<RiskAlert[]>`
    with shared as (
      select device_hash, count(*) as people, max(last_at) as last_at from player_devices
      where last_at > ${since} group by device_hash having count(*) >= ${accounts}
    )
    select players.id as player_id, players.account, max(shared.last_at) as last_at,
      max(people) || ' accounts, as ' || string_agg(distinct sharing.account, ', ') as told
    from shared join player_devices as own on own.device_hash = shared.device_hash
      join player_devices as other on other.device_hash = shared.device_hash and other.player_id <> own.player_id
      join players on players.id = own.player_id join players as sharing on sharing.id = other.player_id
    where own.last_at > ${since} and other.last_at > ${since}
    group by players.id`;
