-- A number in the international form; unproven while nobody has shown a code that was sent to it.
alter table players add column mobile_proven_at timestamptz;
-- How the account was opened: 1 by phone and code, 2 by name or provider, 3 by phone without a code.
alter table players add column account_type smallint not null default 2 check (account_type between 1 and 3);
create unique index players_mobile_key on players (mobile) where mobile <> '';

create table codes (
  id uuid primary key,
  phone text not null,
  purpose smallint not null check (purpose between 0 and 3),
  -- Who wants to join the number to their account; null for the other purposes.
  player_id uuid references players (id),
  -- Also made where the code was not sent, so that nothing tells the two apart.
  code_hash text not null,
  tries integer not null default 0,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  address text not null,
  device_id text not null
);
create index codes_phone on codes (phone, made_at);
create index codes_address on codes (address, made_at);
create index codes_device on codes (device_id, made_at) where device_id <> '';
create index codes_made_at on codes (made_at);

-- What vouches for somebody who has no account yet, until they have given their details.
create table newcomer_tickets (
  ticket_hash bytea primary key,
  -- 'phone' or a sign-in provider.
  kind text not null check (kind in ('phone', 'google', 'facebook', 'line')),
  -- The number, or the provider's own id of the person.
  subject text not null,
  name text not null,
  mail text not null,
  expires_at timestamptz not null
);
create index newcomer_tickets_expires_at on newcomer_tickets (expires_at);
