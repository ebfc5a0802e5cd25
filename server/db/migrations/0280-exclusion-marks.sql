-- What keeps an excluded person out is what was proven of them: keyed hashes, which outlive the account. A day of birth
-- and a nationality are shared by thousands, so they stop nobody at registration any more.
create table exclusion_marks (
  exclusion_id uuid not null references self_exclusions (id),
  -- 'name' is first and last name with the day of birth: it leads to a review, never to a refusal.
  kind text not null check (kind in ('phone', 'google', 'facebook', 'line', 'document', 'name')),
  mark bytea not null,
  primary key (exclusion_id, kind, mark)
);
create index exclusion_marks_mark on exclusion_marks (mark);

drop index self_exclusions_person;
drop table cleared_newcomers;

-- The few excluded among all players of one birthday, or all of them.
create index players_excluded on players (birth_date) where status = 'excluded';
