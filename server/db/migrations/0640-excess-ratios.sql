-- What tells an excess of a game whose bets are mixed or whose players choose.

-- Sums of log likelihood ratios of the day's draws, one for each weight of the test. Empty for days that were counted
-- before, and for maths that states no return.
alter table game_returns add column excess_ratios float8[] not null default '{}';
