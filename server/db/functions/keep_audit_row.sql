create or replace function keep_audit_row() returns trigger language plpgsql as $$
begin
  raise exception 'audit rows are kept as they are';
end $$;

comment on function keep_audit_row is
  'Refuses every change of audit rows: whoever may run the operator''s commands must not be able to unwrite them.';
