-- What the likelihood ratio test of a game's return counts, and what raised an alarm.

-- Rounds by the class of their win: of nothing, below a quarter of the stake, then by doubling; the last is what no game
-- pays, parts of a hundredth of the stake. Empty for days that were counted before.
alter table game_returns add column rounds_by_class bigint[] not null default '{}';

-- `bounds`, or the alternative of the test, as `game alarms` shows it.
alter table return_alarms add column found_by text not null default 'bounds';
