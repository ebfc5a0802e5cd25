-- The whole balance, below its method's minimum: paid out once between two deposits, without a fee.
alter table withdrawals add column is_remainder boolean not null default false;
