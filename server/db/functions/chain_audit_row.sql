create or replace function chain_audit_row() returns trigger language plpgsql as $$
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
end $$;

comment on function chain_audit_row is
  'Gives a new audit row its place and the hash that binds it to the row before it, so that a row that is '
  'changed, taken out or put in between shows. Writers wait for each other at audit_head.';
