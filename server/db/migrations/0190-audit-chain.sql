-- Each audit row is bound to the one before it by a hash, so that a row that is changed, taken out or put in
-- between shows. The hash is made here, for every writer; `audit check` makes it again outside of the database.
alter table audit_log
  add column place bigint,
  add column previous_hash bytea,
  add column row_hash bytea;

-- The last row of the chain; whoever writes an audit row waits here for the one before.
create table audit_head (
  one boolean primary key default true check (one),
  place bigint not null,
  hash bytea not null,
  -- When the server last said the head in its log, and which one.
  told_at timestamptz not null default 'epoch',
  told_place bigint not null default 0
);
insert into audit_head (place, hash) values (0, sha256('audit'::bytea));

create function chain_audit_row() returns trigger language plpgsql as $$
declare
  head audit_head;
begin
  select * into strict head from audit_head for update;
  new.place := head.place + 1;
  new.previous_hash := head.hash;
  new.row_hash := sha256(head.hash || convert_to(jsonb_build_array(new.place, new.id,
    (extract(epoch from new.at) * 1000000)::bigint, new.actor, new.act, new.subject, new.details)::text, 'UTF8'));
  update audit_head set place = new.place, hash = new.row_hash;
  return new;
end
$$;

-- Rows of before the chain get their places in the order in which they were written.
create temporary table audit_before on commit drop as select * from audit_log;
alter table audit_log disable trigger user;
delete from audit_log;
create trigger audit_row_is_chained before insert on audit_log
  for each row execute function chain_audit_row();
insert into audit_log (id, at, actor, act, subject, details)
  select id, at, actor, act, subject, details from audit_before order by id;
alter table audit_log enable trigger user;

alter table audit_log
  alter column place set not null,
  alter column previous_hash set not null,
  alter column row_hash set not null,
  add unique (place);
