-- What an operator offers for a time: each player of a level may claim it once, as long as its budget lasts.
create table reward_programmes (
  id uuid primary key,
  -- A text by language.
  name jsonb not null,
  -- [{propId, count}], as in reward_claims.
  rewards jsonb not null,
  -- VIP level from which on it is offered.
  min_level smallint not null check (min_level >= 0),
  -- What one claim is reckoned at when the programme is made, and what all of them may cost. Cents.
  cost bigint not null check (cost > 0),
  budget bigint not null check (budget >= 0),
  spent bigint not null default 0 check (spent >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- No new claims from then on; what was claimed stays.
  stopped_at timestamptz,
  check (ends_at > starts_at)
);
