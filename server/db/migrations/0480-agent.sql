-- Who invited whom, an agent's members newest first.
create index players_invited_by on players (invited_by, id) where invited_by is not null;

-- An address as it is compared: without the words for its parts, signs, spaces and capitals.
create function home_key(p_line text, p_city text) returns text
  language sql immutable
  return regexp_replace(
    regexp_replace(
      lower(p_line || '|' || p_city),
      '\m(street|st|road|rd|avenue|ave|city|barangay|brgy|no|unit|blk|block|lot)\M', '', 'g'),
    '[^[:alnum:]|]', '', 'g');

create index player_details_home on player_details (home_key(address_line, city))
  where address_line <> '' and city <> '';
create index player_devices_hash on player_devices (device_hash);

-- Commission that was paid: each claim of an agent once.
create table agent_payments (
  player_id uuid not null references players (id),
  id uuid not null,
  members integer not null check (members > 0),
  -- Cents.
  amount bigint not null check (amount > 0),
  wagering bigint not null check (wagering >= 0),
  at timestamptz not null,
  primary key (player_id, id)
);
create index agent_payments_at on agent_payments (player_id, at);

-- Members who have met all conditions. Those who have not are found by players.invited_by.
create table agent_members (
  -- The agent.
  player_id uuid not null references players (id),
  -- Counts for one agent, once.
  member_id uuid not null unique references players (id),
  -- held: an operator reviews it before anything is paid.
  state text not null check (state in ('valid', 'held', 'rejected', 'paid')),
  reasons text[] not null default '{}',
  -- As the terms were when the conditions were met: a later change takes nothing away. Cents.
  amount bigint not null check (amount > 0),
  multiple integer not null check (multiple between 1 and 10),
  valid_at timestamptz not null,
  -- By an operator, who has seen the reasons.
  approved_at timestamptz,
  payment_id uuid,
  primary key (player_id, member_id),
  check ((state = 'paid') = (payment_id is not null)),
  check ((state in ('held', 'rejected')) <= (cardinality(reasons) > 0))
);
create index agent_members_open on agent_members (player_id, valid_at, member_id) where state in ('valid', 'held');
