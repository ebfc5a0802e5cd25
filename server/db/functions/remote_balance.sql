create or replace function remote_balance(p_player uuid) returns bigint language sql stable as $$
  select coalesce(
    (select amount from balances where player_id = p_player and account = 'player:coin'),
    0);
$$;

comment on function remote_balance is
  'The playable balance in cents, as an aggregator is answered it.';
