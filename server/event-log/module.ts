import * as calls from '../../contract/event-log/calls.ts';
import { defineServerModule } from '../module.ts';
import { eventLogHandlers } from './client-events.ts';
import { eraseEventLogRows } from './erase-event-log-queries.ts';
import { eventLogConfig } from './event-log-config.ts';
import { purgeOldEvents } from './purge-events-job.ts';

export const eventLog = defineServerModule({
  calls,
  handlers: {
    ...eventLogHandlers,
  },
  jobs: { purgeOldEvents },
  config: [eventLogConfig],
  hooks: { erase: eraseEventLogRows },
});
