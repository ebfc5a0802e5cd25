-- Mails that operators write: texts with places to fill in, what is attached, whom they are for.
alter table mails drop constraint mails_category_check;
alter table mails add constraint mails_category_check check (category in ('service', 'account', 'reward', 'offer'));
alter table mail_campaigns drop constraint mail_campaigns_category_check;
alter table mail_campaigns
  add constraint mail_campaigns_category_check check (category in ('service', 'account', 'reward', 'offer'));

-- A version of an operator's text. It is never changed: what was sent is read as it was sent.
create table mail_templates (
  id uuid primary key,
  name text not null,
  category text not null check (category in ('service', 'account', 'reward', 'offer')),
  -- Texts by language.
  title jsonb not null,
  body jsonb not null,
  -- Pages of the product that the mail leads to.
  links text[] not null,
  saved_by text not null,
  saved_at timestamptz not null
);
create index mail_templates_newest on mail_templates (name, saved_at desc, id desc);

-- JSON list of { propId, count }; null: nothing is attached.
alter table mails add column rewards jsonb;
-- How many times attached money is bet before a withdrawal.
alter table mails add column wagering_multiple smallint not null default 0 check (wagering_multiple between 0 and 10);
-- From then on what is attached cannot be claimed any more.
alter table mails add column claim_until timestamptz;
alter table mails add column claimed_at timestamptz;
alter table mails add constraint mails_attachment_has_end check ((rewards is null) = (claim_until is null));
create index mails_waiting on mails (player_id)
  where rewards is not null and claimed_at is null and deleted_at is null;

-- A campaign of an operator begins as a preview, and is sent once it is approved.
alter table mail_campaigns alter column started_at drop not null;
alter table mail_campaigns add column audience jsonb;
alter table mail_campaigns add column rewards jsonb;
alter table mail_campaigns
  add column wagering_multiple smallint not null default 0 check (wagering_multiple between 0 and 10);
alter table mail_campaigns add column claim_days smallint check (claim_days between 1 and 365);
-- It advertises: each player's consent is asked for when it is sent.
alter table mail_campaigns add column is_promotion boolean not null default false;
-- How many it was for when it was approved, and how many of them may not be sent advertising.
alter table mail_campaigns add column recipients integer;
alter table mail_campaigns add column withheld integer not null default 0;
alter table mail_campaigns add column previewed_by text;
alter table mail_campaigns add column previewed_at timestamptz;
alter table mail_campaigns add column asked_by text;
alter table mail_campaigns add column approved_by text;
alter table mail_campaigns add column stopped_at timestamptz;
-- A process prepares its next batch until then.
alter table mail_campaigns add column leased_until timestamptz;

-- The language of a player, as their latest sign-in had it.
alter table sessions add column locale text check (locale in ('en', 'fil', 'zh-CN'));
