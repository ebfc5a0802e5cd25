-- When the provider was last asked what became of a deposit of which it has told nothing.
alter table deposits add column asked_at timestamptz;
create index deposits_unheard on deposits (created_at)
  where state in ('created', 'pending', 'expired') and pay_url is not null;
