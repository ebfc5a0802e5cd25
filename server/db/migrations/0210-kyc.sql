-- One row a try. What is proven of a person stays; the paper's number is sealed, and marked for finding it again.
create table kyc_attempts (
  player_id uuid not null references players (id),
  id uuid not null,
  -- The player's first, second, third.
  ordinal integer not null,
  state text not null check (state in ('pending', 'approved', 'rejected')),
  submitted_at timestamptz not null,
  decided_at timestamptz,
  -- An operator, `house` or `reviewer`.
  decided_by text not null default '',
  reason text not null default '',
  real_name text not null,
  document_kind text not null,
  expires_on date,
  -- AES-256-GCM; null once the retention rule has taken it.
  document_number bytea,
  -- Keyed hash of kind and number: finds the same paper under another account.
  document_mark bytea,
  -- When the pictures were deleted.
  cleared_at timestamptz,
  primary key (player_id, id),
  unique (player_id, ordinal),
  check ((state = 'pending') = (decided_at is null)),
  check ((state = 'rejected') = (reason <> ''))
);
-- Two hand-ins at once cannot both stand.
create unique index kyc_attempts_pending on kyc_attempts (player_id) where state = 'pending';
create index kyc_attempts_waiting on kyc_attempts (submitted_at) where state = 'pending';
create index kyc_attempts_mark on kyc_attempts (document_mark);
create index kyc_attempts_sealed on kyc_attempts (submitted_at) where document_number is not null;

-- Sealed pictures. Without an attempt they lie ready for the next one.
create table kyc_pictures (
  player_id uuid not null references players (id),
  id uuid not null,
  attempt_id uuid,
  side text not null check (side in ('front', 'back', 'selfie')),
  made_at timestamptz not null,
  sealed bytea not null,
  primary key (player_id, id),
  foreign key (player_id, attempt_id) references kyc_attempts (player_id, id)
);
-- What is sealed does not pack.
alter table kyc_pictures alter column sealed set storage external;
create unique index kyc_pictures_ready on kyc_pictures (player_id, side) where attempt_id is null;
create unique index kyc_pictures_handed_in on kyc_pictures (player_id, attempt_id, side) where attempt_id is not null;
create index kyc_pictures_old on kyc_pictures (made_at) where attempt_id is null;
