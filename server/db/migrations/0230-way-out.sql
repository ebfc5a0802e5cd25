-- Whoever may not play any more may still take their money: a session that opens nothing else.
alter table sessions
  add column scope text not null default 'full' check (scope in ('full', 'wayOut'));

-- Given by a sign-in that is refused although it was the player; only the hash is kept.
create table way_out_tickets (
  ticket_hash bytea primary key,
  player_id uuid not null references players (id),
  expires_at timestamptz not null
);
create index way_out_tickets_expires_at on way_out_tickets (expires_at);
