-- The event log as a ring of tables: the oldest is emptied when the newest is full, which gives its room on the disk
-- back at once. Rows that are deleted one by one would keep it until a vacuum.
alter table client_events rename to client_events_before;
create table client_events (
  -- A process of the version before writes without it.
  segment smallint not null default 0,
  id uuid not null,
  received_at timestamptz not null,
  event_at timestamptz not null,
  name text not null,
  user_id text not null,
  event jsonb not null
) partition by list (segment);
create table client_events_0 partition of client_events for values in (0);
create table client_events_1 partition of client_events for values in (1);
create table client_events_2 partition of client_events for values in (2);
create table client_events_3 partition of client_events for values in (3);
create table client_events_4 partition of client_events for values in (4);
create table client_events_5 partition of client_events for values in (5);
create table client_events_6 partition of client_events for values in (6);
create table client_events_7 partition of client_events for values in (7);
insert into client_events (id, received_at, event_at, name, user_id, event)
  select id, received_at, event_at, name, user_id, event from client_events_before order by received_at desc limit 5000;
drop table client_events_before;
create index client_events_received on client_events (received_at);

-- The one row that says which of them is written to.
create table event_log_segment (
  only_row boolean primary key default true check (only_row),
  current smallint not null check (current between 0 and 7)
);
insert into event_log_segment (current) values (0);
