-- Messages to customer service: chats, and feedback. Both are threads with answers.
create table support_threads (
  id uuid primary key,
  kind text not null check (kind in ('chat', 'feedback')),
  -- Null for a guest's chat.
  player_id uuid references players (id),
  -- SHA-256 of the code of a guest's browser.
  guest_hash bytea,
  number text not null unique,
  -- A chat's desk, or what feedback is about.
  topic text not null,
  state text not null check (state in ('open', 'answered', 'closed')),
  closed_by text check (closed_by in ('player', 'operator', 'time')),
  locale text not null,
  -- For limits of guests.
  address text not null,
  opened_at timestamptz not null,
  last_at timestamptz not null,
  closed_at timestamptz,
  -- How many messages there are, and up to which each side has read.
  messages integer not null default 0,
  player_read integer not null default 0,
  operator_read integer not null default 0,
  player_typing_until timestamptz,
  operator_typing_until timestamptz,
  -- When the player last had the thread in view, and when a mail last told of an answer.
  player_seen_at timestamptz,
  mailed_at timestamptz,
  check ((player_id is null) <> (guest_hash is null)),
  check (guest_hash is null or kind = 'chat'),
  check ((state = 'closed') = (closed_at is not null))
);
create index support_threads_of_player on support_threads (player_id, kind, id desc) where player_id is not null;
create index support_threads_of_guest on support_threads (guest_hash, id desc) where guest_hash is not null;
create index support_threads_of_address on support_threads (address, last_at) where guest_hash is not null;
create index support_threads_unfinished on support_threads (kind, last_at) where state <> 'closed';
create index support_threads_closed on support_threads (closed_at) where state = 'closed';
-- One open chat at a time.
create unique index support_chat_of_player on support_threads (player_id)
  where kind = 'chat' and state <> 'closed' and player_id is not null;
create unique index support_chat_of_guest on support_threads (guest_hash)
  where state <> 'closed' and guest_hash is not null;

create table support_messages (
  thread_id uuid not null references support_threads (id) on delete cascade,
  -- 1 for the first one; counted under the thread's lock, so that no reader misses one of another process.
  place integer not null,
  player_id uuid,
  at timestamptz not null,
  author text not null check (author in ('player', 'operator')),
  -- Empty for a player's.
  operator text not null default '',
  text text not null,
  request_id uuid unique,
  request_hash bytea,
  primary key (thread_id, place)
);
create index support_messages_of_player on support_messages (player_id, at) where player_id is not null;

-- Pictures of messages, as the server made them anew. One without a thread waits for its message.
create table support_images (
  id uuid primary key,
  player_id uuid,
  guest_hash bytea,
  thread_id uuid references support_threads (id) on delete cascade,
  place integer,
  width integer not null,
  height integer not null,
  bytes bytea not null,
  made_at timestamptz not null,
  check ((thread_id is null) = (place is null)),
  check ((player_id is null) <> (guest_hash is null))
);
create index support_images_of_message on support_images (thread_id, place) where thread_id is not null;
create index support_images_waiting on support_images (made_at) where thread_id is null;
create index support_images_of_player on support_images (player_id) where player_id is not null;
