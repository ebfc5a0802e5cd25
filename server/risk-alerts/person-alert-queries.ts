import type { Db } from '../db/sql.ts';
import type { RiskAlert } from './risk-alert.ts';

/** Players who share name and day of birth with another. */
export const findOnePerson = (db: Db): Promise<RiskAlert[]> =>
  db<RiskAlert[]>`
    with named as (
      select players.id, account, created_at, birth_date,
        lower(regexp_replace(real_name, '[^[:alpha:]]', '', 'g')) as name
      from players join player_details on player_details.player_id = players.id where real_name <> ''
    )
    select id as player_id, account, (select max(created_at) from named as other
        where other.name = named.name and other.birth_date = named.birth_date) as last_at,
      (select string_agg(other.account, ', ' order by other.account) from named as other
        where other.name = named.name and other.birth_date = named.birth_date and other.id <> named.id) as told
    from named where exists (select from named as other
      where other.name = named.name and other.birth_date = named.birth_date and other.id <> named.id)`;

/** Players who have submitted the identity document of another, whatever the decision. */
export const findOneDocument = (db: Db): Promise<RiskAlert[]> =>
  db<RiskAlert[]>`
    select players.id as player_id, players.account,
      max(greatest(own.submitted_at, other.submitted_at)) as last_at,
      'as ' || string_agg(distinct sharing.account, ', ') as told
    from kyc_attempts as own
      join kyc_attempts as other on other.document_mark = own.document_mark and other.player_id <> own.player_id
      join players on players.id = own.player_id join players as sharing on sharing.id = other.player_id
    group by players.id`;

/** Players whose money goes to the account or wallet of another, removed ones included. */
export const findOnePayee = (db: Db): Promise<RiskAlert[]> =>
  db<RiskAlert[]>`
    select players.id as player_id, players.account, max(greatest(own.created_at, other.created_at)) as last_at,
      'as ' || string_agg(distinct sharing.account, ', ') as told
    from payout_accounts as own
      join payout_accounts as other on other.kind = own.kind and other.institution_id = own.institution_id
        and other.number = own.number and own.number <> '' and other.player_id <> own.player_id
      join players on players.id = own.player_id join players as sharing on sharing.id = other.player_id
    group by players.id`;

/** Players of 3 or more who share street and city. */
export const findOneAddress = (db: Db): Promise<RiskAlert[]> =>
  db<RiskAlert[]>`
    with housed as (
      select player_id, updated_at,
        lower(regexp_replace(address_line || '|' || city, '[^[:alnum:]|]', '', 'g')) as place
      from player_details where address_line <> '' and city <> ''
    ), shared as (
      select place, count(*) as people, max(updated_at) as last_at from housed group by place having count(*) >= 3
    )
    select players.id as player_id, account, shared.last_at as last_at, people || ' accounts' as told
    from shared join housed on housed.place = shared.place join players on players.id = housed.player_id`;
