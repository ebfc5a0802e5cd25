import { readConfig } from '../config/public/config-store.ts';
import type { Tx } from '../db/sql.ts';

/** Somebody whom a rule has found. */
export interface Flag {
  readonly playerId: string;
  readonly account: string;
  /** The latest thing that raised it. */
  readonly lastAt: number;
  readonly told: string;
}

export interface FlagRule {
  readonly name: string;
  /** The rule with its figures, as docs/flags.md has it. */
  readonly about: string;
  find(tx: Tx, now: number): Promise<readonly Flag[]>;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const guessedIn: FlagRule = {
  name: 'guessed-in',
  about: 'A sign-in that succeeded after 5 or more wrong passwords in the hour before it; 7 days.',
  find: (tx, now) => tx<Flag[]>`
    select players.id as player_id, account, max(entered.at) as last_at,
      max(wrong.count)::text || ' wrong before' as told
    from login_history as entered join players on players.id = entered.player_id
    cross join lateral (
      select count(*) from login_history as tried
      where tried.player_id = entered.player_id and tried.outcome in ('wrong', 'locked')
        and tried.at > entered.at - interval '1 hour' and tried.at <= entered.at
    ) as wrong
    where entered.outcome = 'ok' and entered.at > ${now - 7 * DAY_MS} and wrong.count >= 5
    group by players.id`,
};

const manyPlaces: FlagRule = {
  name: 'many-places',
  about: 'Sign-ins of one account from 4 or more addresses in 24 hours.',
  find: (tx, now) => tx<Flag[]>`
    select players.id as player_id, account, max(at) as last_at, count(distinct ip) || ' addresses' as told
    from login_history join players on players.id = player_id
    where outcome = 'ok' and at > ${now - DAY_MS}
    group by players.id having count(distinct ip) >= 4`,
};

const oneBrowser: FlagRule = {
  name: 'one-browser',
  about: '3 or more accounts that signed in from one address with one browser in 24 hours.',
  find: (tx, now) => tx<Flag[]>`
    with seen as (
      select distinct on (ip, device, player_id) ip, device, player_id, at from login_history
      where outcome = 'ok' and at > ${now - DAY_MS} order by ip, device, player_id, at desc
    ), shared as (
      select ip, device, count(*) as people, max(at) as last_at from seen
      group by ip, device having count(*) >= 3
    )
    select players.id as player_id, account, max(shared.last_at) as last_at,
      max(people) || ' accounts at ' || min(shared.ip) as told
    from shared join seen on seen.ip = shared.ip and seen.device = shared.device
      join players on players.id = seen.player_id
    group by players.id`,
};

const oneDevice: FlagRule = {
  name: 'one-device',
  about: '`flags.deviceAccounts` (3) or more accounts that were signed in with one device in 30 days.',
  find: async (tx, now) => {
    const { deviceAccounts } = await readConfig(tx, 'flags');
    return tx<Flag[]>`
      with shared as (
        select device_hash, count(*) as people, max(last_at) as last_at from player_devices
        where last_at > ${now - 30 * DAY_MS} group by device_hash having count(*) >= ${deviceAccounts}
      )
      select players.id as player_id, players.account, max(shared.last_at) as last_at,
        max(people) || ' accounts, as ' || string_agg(distinct sharing.account, ', ') as told
      from shared join player_devices as own on own.device_hash = shared.device_hash
        join player_devices as other on other.device_hash = shared.device_hash and other.player_id <> own.player_id
        join players on players.id = own.player_id join players as sharing on sharing.id = other.player_id
      where own.last_at > ${now - 30 * DAY_MS} and other.last_at > ${now - 30 * DAY_MS}
      group by players.id`;
  },
};

const onePerson: FlagRule = {
  name: 'one-person',
  about: '2 or more accounts of one name and one day of birth.',
  find: (tx) => tx<Flag[]>`
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
      where other.name = named.name and other.birth_date = named.birth_date and other.id <> named.id)`,
};

const oneDocument: FlagRule = {
  name: 'one-document',
  about: '2 or more accounts that have handed in one identity document, whatever came of it.',
  find: (tx) => tx<Flag[]>`
    select players.id as player_id, players.account,
      max(greatest(own.submitted_at, other.submitted_at)) as last_at,
      'as ' || string_agg(distinct sharing.account, ', ') as told
    from kyc_attempts as own
      join kyc_attempts as other on other.document_mark = own.document_mark and other.player_id <> own.player_id
      join players on players.id = own.player_id join players as sharing on sharing.id = other.player_id
    group by players.id`,
};

const onePayee: FlagRule = {
  name: 'one-payee',
  about: '2 or more players whose money goes to one account or wallet, removed ones included.',
  find: (tx) => tx<Flag[]>`
    select players.id as player_id, players.account, max(greatest(own.created_at, other.created_at)) as last_at,
      'as ' || string_agg(distinct sharing.account, ', ') as told
    from payout_accounts as own
      join payout_accounts as other on other.kind = own.kind and other.house_id = own.house_id
        and other.number = own.number and own.number <> '' and other.player_id <> own.player_id
      join players on players.id = own.player_id join players as sharing on sharing.id = other.player_id
    group by players.id`,
};

const largeSum: FlagRule = {
  name: 'large-sum',
  about: 'Deposits, or withdrawals, of 500,000 or more in 24 hours.',
  find: (tx, now) => tx<Flag[]>`
    with moved as (
      select player_id, 'deposited' as way, amount, settled_at as at from deposits where state = 'paid'
      union all
      select player_id, 'withdrawn', amount, requested_at from withdrawals where state <> 'rejected'
    )
    select players.id as player_id, account, max(at) as last_at,
      'cents:' || sum(amount)::bigint || ' ' || way as told
    from moved join players on players.id = moved.player_id
    where at > ${now - DAY_MS} group by players.id, way having sum(amount) >= 50000000`,
};

const passThrough: FlagRule = {
  name: 'pass-through',
  about:
    'Over 7 days: 50,000 or more deposited, 80 % or more of it withdrawn, and less than 1.5 times of it bet.',
  find: (tx, now) => tx<Flag[]>`
    with paid as (
      select player_id, sum(amount) as amount, max(settled_at) as at from deposits
      where state = 'paid' and settled_at > ${now - 7 * DAY_MS} group by player_id
    ), taken as (
      select player_id, sum(amount) as amount, max(requested_at) as at from withdrawals
      where state <> 'rejected' and requested_at > ${now - 7 * DAY_MS} group by player_id
    )
    select players.id as player_id, account, greatest(paid.at, taken.at) as last_at,
      'cents:' || paid.amount::bigint || ' in, ' || 'cents:' || taken.amount::bigint || ' out, '
        || 'cents:' || played.staked::bigint || ' bet' as told
    from paid join taken on taken.player_id = paid.player_id join players on players.id = paid.player_id
      cross join lateral played_since(players.id, ${now - 7 * DAY_MS}) as played
    where paid.amount >= 5000000 and taken.amount * 10 >= paid.amount * 8
      and played.staked * 2 < paid.amount * 3`,
};

const belowReview: FlagRule = {
  name: 'below-review',
  about: '3 or more withdrawals in 7 days, each at 80 to 100 % of what the house approves by itself.',
  find: async (tx, now) => {
    const { autoApproveMax } = await readConfig(tx, 'withdraw');
    return tx<Flag[]>`
      select players.id as player_id, account, max(requested_at) as last_at,
        count(*) || ' withdrawals' as told
      from withdrawals join players on players.id = player_id
      where requested_at > ${now - 7 * DAY_MS}
        and amount * 10 >= ${autoApproveMax}::bigint * 8 and amount <= ${autoApproveMax}::bigint
      group by players.id having count(*) >= 3`;
  },
};

const oneAddress: FlagRule = {
  name: 'one-address',
  about: '3 or more accounts of one street and city.',
  find: (tx) => tx<Flag[]>`
    with housed as (
      select player_id, updated_at,
        lower(regexp_replace(address_line || '|' || city, '[^[:alnum:]|]', '', 'g')) as place
      from player_details where address_line <> '' and city <> ''
    ), shared as (
      select place, count(*) as people, max(updated_at) as last_at from housed group by place having count(*) >= 3
    )
    select players.id as player_id, account, shared.last_at as last_at, people || ' accounts' as told
    from shared join housed on housed.place = shared.place join players on players.id = housed.player_id`,
};

const belowLarge: FlagRule = {
  name: 'below-large',
  about:
    'Deposits, or withdrawals, of 400,000 to just under 500,000 in one day, on 2 or more of the last 7 days.',
  find: (tx, now) => tx<Flag[]>`
    with moved as (
      select player_id, 'deposited' as way, amount, settled_at as at from deposits where state = 'paid'
      union all
      select player_id, 'withdrawn', amount, requested_at from withdrawals where state <> 'rejected'
    ), days as (
      select player_id, way, sum(amount) as amount, max(at) as last_at from moved
      where at > ${now - 7 * DAY_MS} group by player_id, way, (at at time zone 'UTC')::date
      having sum(amount) >= 40000000 and sum(amount) < 50000000
    )
    select players.id as player_id, account, max(last_at) as last_at,
      count(*) || ' days, ' || 'cents:' || sum(amount)::bigint || ' ' || way as told
    from days join players on players.id = days.player_id
    group by players.id, way having count(*) >= 2`,
};

/** Nothing is refused by them: a person looks at whom they find. */
export const FLAG_RULES: readonly FlagRule[] = [
  guessedIn,
  manyPlaces,
  oneBrowser,
  oneDevice,
  onePerson,
  oneDocument,
  onePayee,
  oneAddress,
  largeSum,
  belowLarge,
  passThrough,
  belowReview,
];
