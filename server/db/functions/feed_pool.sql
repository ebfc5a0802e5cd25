create or replace function feed_pool(p_shard smallint, p_fed bigint[]) returns void language plpgsql as $$
begin
  update pool_shards
  set mega = mega + p_fed[1], major = major + p_fed[2], minor = minor + p_fed[3], mini = mini + p_fed[4]
  where shard = p_shard;
  if not found then raise exception 'no such pool shard: %', p_shard using errcode = 'LG004'; end if;
end $$;

comment on function feed_pool is
  'Adds a bet''s shares to the four jackpot pools of one shard, and refuses a shard that does not exist.';
