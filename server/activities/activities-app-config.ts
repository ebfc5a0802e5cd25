import type { AppConfigQuestion } from '../hooks.ts';
import { readActivities } from './running-activities.ts';

/** The activities that run. */
export const readActivitiesAppConfig = async (asked: AppConfigQuestion) => ({
  activities: await readActivities(asked.sql, asked),
});
