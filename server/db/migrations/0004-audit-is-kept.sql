-- An audit row is written once; whoever may run the operator's commands must not be able to unwrite it by them.
create function keep_audit_row() returns trigger language plpgsql as $$
begin
  raise exception 'audit rows are kept as they are';
end
$$;

create trigger audit_row_is_kept before update or delete on audit_log
  for each row execute function keep_audit_row();
create trigger audit_log_is_kept before truncate on audit_log
  for each statement execute function keep_audit_row();
