-- Games that studios bring as packages. Their files lie beside the database, under the hash of what is in them: these
-- rows say which of them belong to a version, and are written after them.
create table studio_games (
  id text primary key check (id ~ '^[a-z][a-z0-9]*(-[a-z0-9]+)*$' and length(id) <= 40),
  -- By which new rounds are played; null until a version is released.
  current_version integer,
  -- From when on it takes no new rounds.
  withdrawn_at timestamptz,
  -- Its port on a machine without names for games.
  place integer generated always as identity unique
);

create table studio_versions (
  game_id text not null references studio_games (id),
  number integer not null check (number > 0),
  name text not null,
  brand text not null,
  -- Of the list of the mathematics' files, as sha256sum writes it.
  math_hash bytea not null check (length(math_hash) = 32),
  -- Of all that the version is: the same bytes are published once.
  content_hash bytea not null check (length(content_hash) = 32),
  -- Of the trees over all tables and books, by which a round can be checked.
  commitment bytea not null check (length(commitment) = 32),
  -- The modes with their exact figures, as JSON whose whole numbers of any size are texts like "24n".
  modes text not null,
  -- What rounds of each mode are drawn from: roots, and the files by their hashes, as JSON.
  prepared text not null,
  published_at timestamptz not null,
  published_by text not null,
  primary key (game_id, number),
  unique (game_id, content_hash)
);

alter table studio_games
  add constraint studio_games_current_version_fkey
  foreign key (id, current_version) references studio_versions (game_id, number);

create table studio_files (
  game_id text not null,
  version integer not null,
  part text not null check (part in ('math', 'page', 'poster', 'prepared')),
  -- Within its part.
  path text not null,
  hash bytea not null check (length(hash) = 32),
  bytes bigint not null check (bytes >= 0),
  media_type text not null,
  primary key (game_id, version, part, path),
  foreign key (game_id, version) references studio_versions (game_id, number)
);

-- Open rounds end on the version that they began with: no version changes, and none goes.
create trigger studio_versions_written_once before update or delete or truncate on studio_versions
  for each statement execute function refuse_change();
create trigger studio_files_written_once before update or delete or truncate on studio_files
  for each statement execute function refuse_change();
