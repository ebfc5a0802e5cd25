-- When a server last watched over the running round, without a gap since it was due to start. Null before, and for rounds
-- that a server without this column started.
alter table shared_rounds add column watched_at timestamptz;
