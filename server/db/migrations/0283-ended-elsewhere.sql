-- A session that was ended from another device says so to whoever still has its page open.
alter table sessions drop constraint sessions_end_reason_check;
alter table sessions add check (end_reason in ('', 'logout', 'password', 'operator', 'excluded', 'device'));
