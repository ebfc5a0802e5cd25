create table deposits (
  player_id uuid not null,
  id uuid not null,
  request_id uuid not null,
  channel_id integer not null,
  provider text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('created', 'pending', 'paid', 'failed', 'expired')),
  pay_url text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  -- The provider's name for the payment that was credited.
  payment_ref text,
  primary key (player_id, id)
);
-- A provider's callback knows the deposit's id only.
create unique index deposits_by_id on deposits (id);
create index deposits_waiting on deposits (expires_at) where state in ('created', 'pending');

-- Every signed callback, with what it came to; unsigned ones are only logged. The provider's event counts once:
-- a provider that heard no answer sends it again and gets the first verdict.
create table payment_callbacks (
  id uuid primary key,
  provider text not null,
  event_id text not null,
  at timestamptz not null,
  verdict text not null,
  -- As the provider named it: there may be no such deposit.
  deposit_id uuid not null,
  payment_ref text not null,
  amount bigint not null,
  body_hash bytea not null,
  unique (provider, event_id)
);
