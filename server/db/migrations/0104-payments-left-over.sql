-- The currency a deposit was ordered in: the market's may change while a payment is on its way.
-- The default is for processes that still run the code before this one: they order without naming a currency.
do $$
begin
  execute format('alter table deposits add column currency text not null default %L',
    coalesce((select value ->> 'currency' from config where key = 'market'), 'PHP'));
end $$;

-- What an operator needs to know of a payment that was not credited, and what became of it.
alter table payment_callbacks
  add column currency text,
  add column status text check (status in ('paid', 'failed')),
  add column resolution text check (resolution in ('credited', 'returned')),
  add column resolved_at timestamptz;
-- Several events may tell of one payment.
create index payment_callbacks_by_deposit on payment_callbacks (deposit_id);
create index payment_callbacks_left_over on payment_callbacks (at)
  where status = 'paid' and verdict in ('paidTwice', 'mismatched') and resolution is null;
