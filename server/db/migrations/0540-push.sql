-- Notifications by Web Push. The key pair by which push services know the platform; the private part is sealed.
create table push_keys (
  id smallint primary key default 1 check (id = 1),
  public_key text not null,
  private_key bytea not null,
  made_at timestamptz not null
);

-- What a player wants to be notified of. Promotions are not here: they are the consent of the kind `push`.
create table push_settings (
  player_id uuid primary key references players (id),
  security boolean not null default false,
  payments boolean not null default false,
  mail boolean not null default false,
  -- Minutes of the market's day; null: no quiet hours.
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_until smallint check (quiet_until between 0 and 1439),
  changed_at timestamptz not null,
  check ((quiet_from is null) = (quiet_until is null)),
  check (quiet_from <> quiet_until)
);

-- Devices that get notifications. One goes with the device that the player signed in on.
create table push_subscriptions (
  id uuid primary key,
  player_id uuid not null,
  known_device_id uuid not null,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null,
  auth_token text not null,
  locale text not null check (locale in ('en', 'fil', 'zh-CN')),
  made_at timestamptz not null,
  unique (player_id, known_device_id),
  foreign key (player_id, known_device_id) references known_devices (player_id, id) on delete cascade
);

-- What is to be sent, a row for each device.
create table push_messages (
  id bigint generated always as identity primary key,
  player_id uuid not null,
  subscription_id uuid not null references push_subscriptions (id) on delete cascade,
  notice text not null,
  -- What it tells of: a device is told once.
  key text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'dropped', 'failed')),
  made_at timestamptz not null,
  due_at timestamptz not null,
  expires_at timestamptz not null,
  attempts smallint not null default 0,
  claimed_at timestamptz,
  ended_at timestamptz,
  reason text not null default '',
  unique (subscription_id, key)
);
create index push_messages_due on push_messages (due_at) where state = 'waiting';
create index push_messages_claimed on push_messages (claimed_at) where state = 'sending';
create index push_messages_ended on push_messages (ended_at) where ended_at is not null;
