-- What a player may ask about their own data: a copy of all of it, what was corrected, and that it is forgotten.
create table data_exports (
  player_id uuid not null references players (id),
  id uuid not null,
  asked_at timestamptz not null,
  -- Null until the job has made it.
  made_at timestamptz,
  expires_at timestamptz,
  -- JSON, gzip.
  bytes bytea,
  primary key (player_id, id)
);
create index data_exports_waiting on data_exports (asked_at) where made_at is null;
create index data_exports_expires_at on data_exports (expires_at);

create table erasure_requests (
  player_id uuid primary key references players (id),
  asked_at timestamptz not null,
  -- When what the law orders to keep may go.
  due_at timestamptz not null,
  withdrawn_at timestamptz,
  done_at timestamptz
);
create index erasure_requests_due on erasure_requests (due_at) where done_at is null and withdrawn_at is null;

-- What a detail was before and after, whoever changed it and by whichever way.
create table detail_changes (
  player_id uuid not null references players (id),
  id bigint generated always as identity,
  at timestamptz not null,
  field text not null,
  before text not null,
  after text not null,
  primary key (player_id, id)
);

create function note_detail_change() returns trigger language plpgsql as $$
declare
  v_old jsonb := to_jsonb(old);
  v_new jsonb := to_jsonb(new);
  v_field text;
begin
  foreach v_field in array tg_argv loop
    if (v_old ->> v_field) is distinct from (v_new ->> v_field) then
      insert into detail_changes (player_id, at, field, before, after)
      values (coalesce(v_new ->> 'player_id', v_new ->> 'id')::uuid,
        coalesce((v_new ->> 'updated_at')::timestamptz, clock_timestamp()), v_field,
        coalesce(v_old ->> v_field, ''), coalesce(v_new ->> v_field, ''));
    end if;
  end loop;
  return null;
end $$;

create trigger details_are_noted after update on player_details for each row
  execute function note_detail_change('real_name', 'email', 'address_line', 'city', 'region', 'post_code');
create trigger player_is_noted after update of birth_date, nationality, mobile, nickname on players for each row
  when (old.birth_date is distinct from new.birth_date or old.nationality is distinct from new.nationality
    or old.mobile is distinct from new.mobile or old.nickname is distinct from new.nickname)
  execute function note_detail_change('birth_date', 'nationality', 'mobile', 'nickname');
