-- Operators are rows with a key of their own. A name is never given again, so it stands for one person in every row.
create table operators (
  id uuid primary key,
  -- Plain Latin letters, digits, dots and dashes.
  name text not null unique check (name ~ '^[a-z][a-z0-9.-]{1,31}$'),
  -- The same for all names that look alike.
  skeleton text not null unique,
  -- SHA-256 of the key; the key itself is nowhere.
  key_hash bytea not null unique,
  made_at timestamptz not null,
  made_by uuid references operators (id),
  retired_at timestamptz
);

-- What was asked for under a typed name cannot be told from another's: it is asked for anew.
update act_wishes set decided_at = now(), decided_by = 'platform', decision = 'refused' where decided_at is null;
update coupon_wishes set decided_at = now() where decided_at is null;
update withdrawals set first_approver = null where state in ('requested', 'reviewing');
