-- Both books of remote games are compared hour by hour.
create index remote_transactions_by_time on remote_transactions (aggregator, at, id);

create table remote_books (
  aggregator text primary key,
  -- When both books are compared next.
  next_at timestamptz not null,
  -- Every hour before then was compared, from the first one on. Null: none was.
  compared_until timestamptz
);

create table remote_differences (
  aggregator text not null,
  transaction uuid not null,
  -- Names of what differs, see compare-books.ts.
  differs text not null check (differs <> ''),
  -- Both sides as they were; null where one does not have it. Amounts in cents.
  ours jsonb,
  theirs jsonb check (num_nonnulls(ours, theirs) > 0),
  -- When it was made, by the clock of the aggregator, or by ours where it is not there: its hour is compared again.
  at timestamptz not null,
  found_at timestamptz not null,
  checked_at timestamptz not null,
  settled_at timestamptz,
  -- The operator.
  settled_by text,
  note text,
  primary key (aggregator, transaction),
  constraint remote_differences_settled_check check (num_nulls(settled_at, settled_by, note) in (0, 3))
);
create index remote_differences_open on remote_differences (aggregator, at) where settled_at is null;
