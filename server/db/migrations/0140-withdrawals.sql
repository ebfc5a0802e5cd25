-- What the player says of themselves beside the profile. The name stands as on the papers.
create table player_details (
  player_id uuid primary key references players (id),
  real_name text not null default '',
  email text not null default '',
  address_line text not null default '',
  city text not null default '',
  region text not null default '',
  post_code text not null default '',
  updated_at timestamptz not null
);

-- The password of withdrawals and of the safebox.
create table safebox_credentials (
  player_id uuid primary key references players (id),
  password_hash text not null,
  failures integer not null default 0,
  locked_until timestamptz,
  changed_at timestamptz not null
);

create table payout_accounts (
  player_id uuid not null references players (id),
  -- The wire's `bankId`, counted from 1 for each player.
  bank_id integer not null check (bank_id > 0),
  kind text not null check (kind in ('bank', 'ewallet')),
  house_id integer not null,
  holder text not null,
  -- In full: the provider needs it. Only the last four letters leave the server.
  number text not null,
  is_default boolean not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (player_id, bank_id)
);
-- Whether another player is paid to the same account.
create index payout_accounts_by_number on payout_accounts (kind, house_id, number);

create table withdrawals (
  player_id uuid not null,
  -- Also the id of the journal that took the money out of the balance.
  id uuid not null,
  request_id uuid not null,
  bank_id integer not null,
  kind text not null check (kind in ('bank', 'ewallet')),
  -- The account as it was when the player asked.
  house_id integer not null,
  bank_name text not null,
  holder text not null,
  number text not null,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0 and fee < amount),
  currency text not null,
  provider text not null,
  state text not null check (state in ('requested', 'reviewing', 'approved', 'paid', 'rejected')),
  requested_at timestamptz not null,
  reviewing_at timestamptz,
  approved_at timestamptz,
  paid_at timestamptz,
  rejected_at timestamptz,
  rejected_by text check (rejected_by in ('operator', 'provider')),
  reason text not null default '',
  -- The operator who approved first; the second one is in the audit log.
  first_approver text,
  -- The last time that the provider was asked; it may have heard even if no answer came.
  sent_at timestamptz,
  payout_ref text,
  primary key (player_id, id)
);
-- A provider's callback and an operator know the id only.
create unique index withdrawals_by_id on withdrawals (id);
create index withdrawals_waiting on withdrawals (requested_at)
  where state in ('requested', 'reviewing', 'approved');
create index withdrawals_open on withdrawals (player_id, id)
  where state in ('requested', 'reviewing', 'approved');
-- For the usual time.
create index withdrawals_paid on withdrawals (kind, paid_at) where state = 'paid';

-- Every signed callback of a payout; the provider's event counts once.
create table payout_callbacks (
  id uuid primary key,
  provider text not null,
  event_id text not null,
  at timestamptz not null,
  verdict text not null,
  withdrawal_id uuid not null,
  payout_ref text not null,
  amount bigint not null,
  currency text not null,
  status text not null check (status in ('paid', 'failed')),
  body_hash bytea not null,
  unique (provider, event_id)
);
create index payout_callbacks_by_withdrawal on payout_callbacks (withdrawal_id);

-- Bets still to be made with deposited money, as they were when they were last counted, and the turnover at that
-- moment: what is left now follows from the turnover, so no bet has to write it.
alter table player_totals
  add column wagering_left bigint not null default 0 check (wagering_left >= 0),
  add column wagering_mark bigint not null default 0;
update player_totals set wagering_left = greatest(0, total_recharge - bet), wagering_mark = bet;
