export { assertActivityRuns, isActivityRunning, readActivityPeriod } from '../running-activities.ts';
