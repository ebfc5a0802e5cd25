-- A player may cancel an open deposit.
alter table deposits drop constraint deposits_state_check;
alter table deposits
  add constraint deposits_state_check
    check (state in ('created', 'pending', 'paid', 'failed', 'expired', 'cancelled')),
  add column cancelled_at timestamptz;
-- A payment for a cancelled one may still arrive, so the provider is asked about it too.
drop index deposits_unheard;
create index deposits_unheard on deposits (created_at)
  where state in ('created', 'pending', 'expired', 'cancelled') and pay_url is not null;

-- A payment that goes back is `returning` until the provider has taken the order to send it back.
alter table payment_callbacks drop constraint payment_callbacks_resolution_check;
alter table payment_callbacks
  add constraint payment_callbacks_resolution_check check (resolution in ('credited', 'returning', 'returned')),
  -- Why it is held, and what the deposit asked for when it came: a credit changes the deposit's amount.
  add column reason text check (reason in ('short', 'over', 'currency', 'twice', 'limit', 'unknown')),
  add column ordered_amount bigint,
  add column return_asked_at timestamptz,
  add column return_ref text;

update payment_callbacks as held
set ordered_amount = deposits.amount,
  reason = case
    when verdict = 'paidTwice' then 'twice'
    when held.currency is distinct from deposits.currency then 'currency'
    when held.amount < deposits.amount then 'short'
    else 'over' end
from deposits
where deposits.id = held.deposit_id and status = 'paid' and verdict in ('paidTwice', 'mismatched');

drop index payment_callbacks_left_over;
create index payment_callbacks_held on payment_callbacks (at)
  where status = 'paid' and resolved_at is null
    and verdict in ('paidTwice', 'mismatched', 'overLimit', 'unknownDeposit');
