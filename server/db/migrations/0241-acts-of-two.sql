-- Acts that move money, or the rules by which it moves: asked for by one operator, done by another.
create table act_wishes (
  id uuid primary key,
  act text not null,
  args text[] not null,
  asked_by text not null,
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  decision text check (decision in ('approved', 'refused'))
);
create index act_wishes_open on act_wishes (asked_at) where decided_at is null;
