export { isExcludedKnown, markAllExclusions, markExclusions, nameMark } from '../exclusion-marks.ts';
export { excludedPlayers, isExcludedPlayer, isMarkedExcluded } from '../exclusion-queries.ts';
