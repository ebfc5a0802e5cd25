import * as calls from '../../contract/activities/calls.ts';
import { defineServerModule } from '../module.ts';
import { readActivitiesAppConfig } from './activities-app-config.ts';
import { ACTIVITY_COMMANDS } from './activity-commands.ts';
import { activityHandlers } from './activity-handlers.ts';
import { readNextActivityChange } from './activity-operator-queries.ts';
import { renewSeasons } from './renew-seasons.ts';
import { idsOf, readActivitiesFor } from './running-activities.ts';
import { seedActivities } from './seed-activities.ts';

export const activities = defineServerModule({
  calls,
  handlers: {
    ...activityHandlers,
  },
  jobs: { renewSeasons },
  commands: ACTIVITY_COMMANDS,
  hooks: {
    appConfig: readActivitiesAppConfig,
    nextConfigChange: readNextActivityChange,
    afterLogin: async (context, { playerId, locale }) => {
      const activityMap = await readActivitiesFor({ context, player: { id: playerId }, locale });
      return { activityIds: { activityIds: idsOf(activityMap), activityMap } };
    },
  },
  seed: seedActivities,
});
