-- A bank or e-wallet is an institution; "house" elsewhere means the operator.
alter table payout_accounts rename column house_id to institution_id;
alter table withdrawals rename column house_id to institution_id;
