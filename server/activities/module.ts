import * as calls from '../../contract/activities/calls.ts';
import { defineServerModule } from '../module.ts';
import { ACTIVITY_COMMANDS } from './activity-commands.ts';
import { activityHandlers } from './activity-handlers.ts';
import { renewSeasons } from './renew-seasons.ts';
import { seedActivities } from './seed-activities.ts';

export const activities = defineServerModule({
  calls,
  handlers: {
    ...activityHandlers,
  },
  jobs: { renewSeasons },
  commands: ACTIVITY_COMMANDS,
  seed: seedActivities,
});
