-- How often the provider has refused the order: each time it waits longer before it is sent again.
alter table withdrawals add column refusals integer not null default 0;
