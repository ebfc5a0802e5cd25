-- After a step-up the token before it is still answered for a minute; it keeps the step-up that it had itself.
alter table sessions add column old_proved_at timestamptz;
