-- Pages that tasks asked to look at. All else that a task asks for follows from turnover and is not stored.
create table task_visits (
  player_id uuid not null references players (id),
  task_id integer not null,
  at timestamptz not null,
  primary key (player_id, task_id)
);
