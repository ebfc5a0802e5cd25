create or replace function post_journal() returns trigger language plpgsql as $$
declare
  v_account text;
  v_amount bigint;
  v_owner text;
  v_at integer;
  v_unit text;
  v_first_unit text;
  v_first_sum bigint := 0;
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

    v_unit := ledger_unit(v_account);
    v_first_unit := coalesce(v_first_unit, v_unit);
    if v_unit = v_first_unit then
      v_first_sum := v_first_sum + v_amount;
    else
      v_at := array_position(v_units, v_unit);
      if v_at is null then
        v_units := v_units || v_unit;
        v_sums := v_sums || v_amount;
      else
        v_sums[v_at] := v_sums[v_at] + v_amount;
      end if;
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

  if v_first_sum <> 0 or (v_units <> '{}' and v_sums <> array_fill(0::bigint, array[cardinality(v_sums)])) then
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

comment on function post_journal is
  'Checks a new journal and moves the balances and jackpot pools that its lines name. It refuses a journal that '
  'does not sum to zero in each unit, an account that does not exist and a line that moves nothing.';
