-- Money of somebody who may not play, taken by the published terms; an appeal can bring it back.
create table forfeitures (
  id uuid primary key,
  -- What people name it by.
  number text not null unique,
  player_id uuid not null references players (id),
  at timestamptz not null,
  reason text not null check (reason in ('underAge', 'official', 'forces', 'restrictedPerson', 'excludedPerson',
    'licenceHolder', 'falseIdentity')),
  -- What the operator found; the player is told it.
  text text not null,
  -- The two who decided; neither of them decides the appeal.
  asked_by text not null,
  decided_by text not null,
  coin bigint not null check (coin >= 0),
  safebox bigint not null check (safebox >= 0),
  bonus bigint not null check (bonus >= 0),
  -- The account's status before, which comes back with the money.
  status_before text not null,
  appeal_until timestamptz not null,
  reversed_at timestamptz,
  reversed_by text not null default '',
  reversal_text text not null default '',
  check (coin + safebox + bonus > 0),
  check ((reversed_at is null) = (reversed_by = ''))
);
create index forfeitures_of_player on forfeitures (player_id, at desc);

alter table bonuses drop constraint bonuses_state_check;
alter table bonuses add constraint bonuses_state_check
  check (state in ('running', 'released', 'givenUp', 'expired', 'forfeited'));
-- Which forfeiture ended it; a reversal lets exactly these run on.
alter table bonuses add column forfeiture_id uuid references forfeitures (id);

alter table cases drop constraint cases_kind_check;
alter table cases add constraint cases_kind_check check (kind in ('complaint', 'appeal'));
