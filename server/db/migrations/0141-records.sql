-- A page of a player's records is a range of one index, however much they have played. Movements other than rounds are
-- few, so a bet pays for the second index only.
create index journals_money on journals (player_id, at, id) where kind <> 'round';
-- By the moment and not by the id alone: for that order the planner would rather walk through everybody's rounds.
create index rounds_real on rounds (player_id, settled_at, id) where not is_play_money;
