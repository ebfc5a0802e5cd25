-- A bet of which a studio's server has said nothing for a day is settled as lost, and told to player and operator until it does.
-- When the bet was placed. Null where something was heard of it since.
alter table remote_bets add column unanswered_since timestamptz;
create index remote_bets_unanswered on remote_bets (player_id, aggregator, round) where unanswered_since is not null;
