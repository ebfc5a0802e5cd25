-- Devices that a player has signed in on. The token lies in a cookie that no script can read; only its hash is kept.
create table known_devices (
  player_id uuid not null references players (id),
  id uuid not null,
  token_hash bytea not null,
  device text not null,
  ip text not null,
  made_at timestamptz not null,
  last_at timestamptz not null,
  primary key (player_id, id),
  -- One browser may be known to several players, each for themselves.
  unique (player_id, token_hash)
);
create index known_devices_token on known_devices (token_hash);
create index known_devices_last_at on known_devices (last_at);
alter table sessions add column known_device_id uuid;

-- Wrong passwords, by what was typed (whether or not there is such an account), by device, or by session's player.
create table password_tries (
  key bytea primary key,
  -- Whose they are, where that is known: unlocking finds them by it.
  player_id uuid references players (id),
  failures integer not null,
  locked_until timestamptz,
  last_at timestamptz not null
);
create index password_tries_player on password_tries (player_id) where player_id is not null;
create index password_tries_last_at on password_tries (last_at);
alter table credentials drop column failures, drop column locked_until;

-- A right password on a new device waits for the code that was sent.
create table device_tickets (
  ticket_hash bytea primary key,
  player_id uuid not null references players (id),
  expires_at timestamptz not null
);
create index device_tickets_expires_at on device_tickets (expires_at);
-- 4: a code for signing in on a new device.
alter table codes drop constraint codes_purpose_check;
alter table codes add check (purpose between 0 and 4);
create index codes_player on codes (player_id, made_at) where player_id is not null;

-- Many players share a carrier's address; 180 sign-ins a minute of all of them is too few.
update config set value = jsonb_set(value, '{signIn,max}', '1200')
  where key = 'rateLimits' and value #>> '{signIn,max}' = '180';
update config set value = value || '{"newDeviceCode": 1}' where key = 'signIn' and not value ? 'newDeviceCode';
