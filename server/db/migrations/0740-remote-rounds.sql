-- Games that a studio's server decides while ours holds the money: it takes stakes and pays wins by transactions with ids of its own.
create table remote_games (
  aggregator text not null,
  -- What the aggregator calls the game.
  code text not null,
  game_id integer not null unique references games (id),
  primary key (aggregator, code)
);

create table remote_players (
  aggregator text not null,
  player_id uuid not null,
  -- All that an aggregator knows of a person.
  pseudonym text not null check (length(pseudonym) between 16 and 64),
  primary key (aggregator, player_id),
  unique (aggregator, pseudonym)
);

create table remote_transactions (
  aggregator text not null,
  -- The aggregator's own.
  id uuid not null,
  kind text not null check (kind in ('bet', 'win', 'rollback')),
  player_id uuid not null,
  -- The bet of a win; what a rollback takes back, whether it ever came or not.
  reference uuid check ((kind = 'bet') = (reference is null)),
  -- Cents. Null for a rollback, which names none.
  amount bigint check (amount >= 0 and kind <> 'rollback' or amount is null and kind = 'rollback'),
  body_hash bytea not null check (length(body_hash) = 32),
  -- What was answered: ok or a reason, and the balance in cents.
  status text not null,
  balance bigint not null,
  at timestamptz not null,
  primary key (aggregator, id)
);
create index remote_transactions_rolled_back on remote_transactions (aggregator, reference) where kind = 'rollback';
create index remote_transactions_of_player on remote_transactions (player_id);
-- A repeat gets the first answer, however late it comes.
create trigger remote_transactions_written_once before update or delete or truncate on remote_transactions
  for each statement execute function refuse_change();

create table remote_bets (
  aggregator text not null,
  -- Of its transaction.
  id uuid not null,
  player_id uuid not null,
  game_session_id uuid not null,
  game_id integer not null,
  -- What the aggregator calls the round, which may have several bets.
  round text not null,
  -- Of our record, from the moment at which the bet is settled.
  round_id uuid not null,
  -- Cents.
  stake bigint not null check (stake > 0),
  -- open: the stake lies in player:inRounds. settled: booked as a round. returned: rolled back.
  state text not null check (state in ('open', 'settled', 'returned')),
  placed_at timestamptz not null,
  -- When an open bet is settled as lost.
  settles_at timestamptz not null,
  primary key (aggregator, id)
);
create index remote_bets_open on remote_bets (player_id, aggregator, round) where state = 'open';
create index remote_bets_due on remote_bets (settles_at) where state = 'open';

-- Who was given the token of the session; null where our own pages or a studio's were.
alter table game_sessions add column aggregator text;

-- The studio's server has drawn, and tells no seed.
alter table rounds drop constraint rounds_seed_check;
alter table rounds add constraint rounds_seed_check check (
  (server_seed is null or pair_id is null) and (pair_id is null) = (nonce is null)
  and (num_nulls(server_seed, pair_id, shared_round_id) < 3 or maths like 'remote:%')
) not valid;
