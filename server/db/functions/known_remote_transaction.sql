create or replace function known_remote_transaction(
  p_aggregator text, p_id uuid, p_body_hash bytea, p_player uuid, out status text, out balance bigint
) language plpgsql as $$
declare
  v_body_hash bytea;
begin
  -- Whatever an aggregator sends of one player comes one after the other, and before any other lock.
  perform from remote_players where aggregator = p_aggregator and player_id = p_player for update;
  select known.status, known.balance, known.body_hash into status, balance, v_body_hash
  from remote_transactions as known where known.aggregator = p_aggregator and known.id = p_id;
  if v_body_hash <> p_body_hash then status := 'transactionReused'; end if;
end $$;

comment on function known_remote_transaction is
  'The first answer to a transaction of an aggregator, under the lock of its player there; transactionReused where it '
  'came with another body. The status is null for one that is new.';
