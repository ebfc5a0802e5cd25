-- A chance is good until the end of the day after its own. Where the house kept its player from using it, longer.
alter table draw_chances
  -- Null: the day after its own.
  add column good_until date,
  -- Given by the operator: what its day brought in deposits and bets is told as it is.
  add column is_granted boolean not null default false;

-- The operator's closings. A chance that was good when one began is good again on the day it ended and the day after.
create table jackpot_closings (
  closed_on date primary key,
  -- Null while it lasts.
  opened_on date
);
