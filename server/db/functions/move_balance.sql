create or replace function move_balance(p_player uuid, p_account text, p_amount bigint) returns void language plpgsql as $$
begin
  update balances set amount = amount + p_amount where player_id = p_player and account = p_account;
  if not found then
    -- A first movement. An upsert alone would not do: its check sees the proposed row, not the sum.
    insert into balances as held (player_id, account, amount) values (p_player, p_account, p_amount)
    on conflict (player_id, account) do update set amount = held.amount + excluded.amount;
  end if;
end $$;

comment on function move_balance is
  'Adds an amount to one account of a player, and makes its row with the first movement. The table''s check '
  'refuses what would fall below zero.';
