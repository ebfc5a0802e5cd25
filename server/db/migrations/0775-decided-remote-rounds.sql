-- Of a round of a studio's server something was won, or nothing, which is said, too: no further stake of it comes before its time.
alter table remote_bets add column is_decided boolean not null default false;
