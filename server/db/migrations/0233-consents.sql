-- Each yes and no to advertising, by its kind; the newest of a kind holds, and without one it is no.
create table consents (
  player_id uuid not null references players (id),
  id uuid not null,
  kind text not null check (kind in ('email', 'message', 'phone', 'push')),
  is_given boolean not null,
  at timestamptz not null,
  -- Where it was said: on the player's page, or by what ended the account.
  source text not null check (source in ('page', 'exclusion', 'closing')),
  ip text not null,
  primary key (player_id, id)
);
create index consents_newest on consents (kind, player_id, at desc);
