-- Red packets: points of the operator in pieces, of which each player opens one.
create table red_packets (
  id uuid primary key,
  -- A text by language.
  name jsonb not null,
  points bigint not null check (points > 0),
  pieces integer not null check (pieces > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Nothing is opened from then on, and what is left is back with the operator.
  stopped_at timestamptz,
  check (ends_at > starts_at),
  check (points >= pieces)
);

-- Decided when the packet is made. Who opens one takes a row that nobody holds: there is no counter that all wait for.
create table red_packet_pieces (
  packet_id uuid not null references red_packets (id),
  number integer not null,
  points integer not null check (points > 0),
  player_id uuid references players (id),
  opened_at timestamptz,
  primary key (packet_id, number),
  check ((player_id is null) = (opened_at is null))
) with (fillfactor = 80);
create unique index red_packet_pieces_one_each on red_packet_pieces (player_id, packet_id) where player_id is not null;
create index red_packet_pieces_left on red_packet_pieces (packet_id, number) where player_id is null;

-- Points that players have set aside for some days, with what comes on top of them if they stay.
create table funds (
  player_id uuid not null references players (id),
  id uuid not null,
  points bigint not null check (points > 0),
  extra bigint not null check (extra >= 0),
  saved_at timestamptz not null,
  due_at timestamptz not null,
  -- Null while they are set aside.
  ended_at timestamptz,
  was_due boolean,
  primary key (player_id, id),
  check ((ended_at is null) = (was_due is null))
);
-- One at a time.
create unique index funds_running on funds (player_id) where ended_at is null;
