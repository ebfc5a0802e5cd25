-- Double entry. Journals are the truth; balances and pools are sums of their lines that only the trigger below
-- writes. A journal is one row with its lines in two arrays, so that a bet of seven lines costs one row and one
-- index entry; the view `entries` shows them line by line.
--
-- An account is '<owner>:<name>', a pool 'pool:<tier>:<shard>'. 'player:…' belongs to the journal's player;
-- 'house:…' and 'provider:…' keep no balance row, so that no bet waits for another's.

create table journals (
  -- The nil id for journals without a player, such as the seed of a jackpot.
  player_id uuid not null,
  id uuid not null,
  kind text not null,
  request_id uuid,
  at timestamptz not null,
  accounts text[] not null check (cardinality(accounts) > 0 and array_position(accounts, null) is null),
  -- Cents, or whole units of the account.
  amounts bigint[] not null check (array_position(amounts, null) is null),
  primary key (player_id, id),
  check (cardinality(accounts) = cardinality(amounts))
);

create table balances (
  player_id uuid not null,
  account text not null,
  amount bigint not null constraint balance_not_below_zero check (amount >= 0),
  primary key (player_id, account)
) with (fillfactor = 70);

-- The four jackpot pools, fed in shards: a bet touches the one row of its player's shard.
create table pool_shards (
  shard smallint primary key,
  mega bigint not null default 0,
  major bigint not null default 0,
  minor bigint not null default 0,
  mini bigint not null default 0
) with (fillfactor = 20);
insert into pool_shards (shard) select generate_series(0, 255);

-- Accounts of one name hold one unit, whoever owns them; a journal sums to zero in each of its units.
create function ledger_unit(account text) returns text
  language sql immutable parallel safe
  return case split_part(account, ':', 2)
    when 'play' then 'play'
    when 'points' then 'points'
    when 'diamonds' then 'diamonds'
    when 'liveness' then 'liveness'
    when 'lottery' then 'lottery'
    else 'cents'
  end;

create view entries as
select player_id, journals.id as journal_id, line, account, amount, kind, at
from journals, unnest(accounts, amounts) with ordinality as entry (account, amount, line);

create function feed_pool(p_shard smallint, p_fed bigint[]) returns void language plpgsql as $$
begin
  update pool_shards
  set mega = mega + p_fed[1], major = major + p_fed[2], minor = minor + p_fed[3], mini = mini + p_fed[4]
  where shard = p_shard;
  if not found then raise exception 'no such pool shard: %', p_shard using errcode = 'LG004'; end if;
end $$;

create function move_balance(p_player uuid, p_account text, p_amount bigint) returns void language plpgsql as $$
begin
  update balances set amount = amount + p_amount where player_id = p_player and account = p_account;
  if not found then
    -- A first movement. An upsert alone would not do: its check sees the proposed row, not the sum.
    insert into balances as held (player_id, account, amount) values (p_player, p_account, p_amount)
    on conflict (player_id, account) do update set amount = held.amount + excluded.amount;
  end if;
end $$;

-- Adds the lines up by unit, by account of the player and by pool. A loop, because this runs with every bet and
-- a query over seven lines costs ten times as much.
create function post_journal() returns trigger language plpgsql as $$
declare
  v_account text;
  v_amount bigint;
  v_owner text;
  v_at integer;
  v_units text[] := '{}';
  v_sums bigint[] := '{}';
  v_held text[] := '{}';
  v_moves bigint[] := '{}';
  v_tier integer;
  v_shard smallint;
  v_fed bigint[];
begin
  for line in 1 .. cardinality(new.accounts) loop
    v_account := new.accounts[line];
    v_amount := new.amounts[line];
    if v_amount = 0 then raise exception 'a line that moves nothing' using errcode = 'LG002'; end if;
    v_owner := split_part(v_account, ':', 1);

    v_at := array_position(v_units, ledger_unit(v_account));
    if v_at is null then
      v_units := v_units || ledger_unit(v_account);
      v_sums := v_sums || v_amount;
    else
      v_sums[v_at] := v_sums[v_at] + v_amount;
    end if;

    if v_owner = 'player' then
      if new.player_id = '00000000-0000-0000-0000-000000000000' then
        raise exception 'a player''s account without a player' using errcode = 'LG002';
      end if;
      v_at := array_position(v_held, v_account);
      if v_at is null then
        v_held := v_held || v_account;
        v_moves := v_moves || v_amount;
      else
        v_moves[v_at] := v_moves[v_at] + v_amount;
      end if;
    elsif v_owner = 'pool' then
      v_tier := array_position(array['mega', 'major', 'minor', 'mini'], split_part(v_account, ':', 2));
      if v_tier is null then raise exception 'no such pool: %', v_account using errcode = 'LG004'; end if;
      if v_shard is distinct from split_part(v_account, ':', 3)::smallint then
        if v_shard is not null then perform feed_pool(v_shard, v_fed); end if;
        v_shard := split_part(v_account, ':', 3)::smallint;
        v_fed := '{0,0,0,0}';
      end if;
      v_fed[v_tier] := v_fed[v_tier] + v_amount;
    elsif v_owner <> 'house' and v_owner <> 'provider' then
      raise exception 'no such account: %', v_account using errcode = 'LG002';
    end if;
  end loop;

  if v_sums <> array_fill(0::bigint, array[cardinality(v_sums)]) then
    raise exception 'journal does not sum to zero' using errcode = 'LG001';
  end if;
  if cardinality(v_held) > 1 then
    -- In one order always, so that two journals of a player never wait for each other.
    select array_agg(account order by account), array_agg(amount order by account) into v_held, v_moves
    from unnest(v_held, v_moves) as move (account, amount);
  end if;
  for v_at in 1 .. cardinality(v_held) loop
    perform move_balance(new.player_id, v_held[v_at], v_moves[v_at]);
  end loop;
  -- Last, because this row is shared with other players.
  if v_shard is not null then perform feed_pool(v_shard, v_fed); end if;
  return new;
end $$;

create trigger journals_post before insert on journals for each row execute function post_journal();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is written once', tg_table_name using errcode = 'LG003';
end $$;

create trigger journals_written_once before update or delete or truncate on journals
  for each statement execute function refuse_change();

-- Answers by request id: the same id with the same body gets the same answer again.
create table request_ids (
  player_id uuid not null,
  request_id uuid not null,
  call text not null,
  body_hash bytea not null,
  -- Either the answer itself, or the id of the row (round, deposit) that tells it.
  answer json,
  result_id uuid,
  at timestamptz not null,
  primary key (player_id, request_id)
);
