import * as calls from '../../contract/push/calls.ts';
import { defineServerModule } from '../module.ts';
import { PUSH_COMMANDS } from './push-commands.ts';
import { pushHandlers } from './push-handlers.ts';
import { purgeOldPushes, sendPushes } from './send-pushes-job.ts';

export const push = defineServerModule({
  calls,
  handlers: pushHandlers,
  jobs: { sendPushes: (context) => sendPushes(context), purgeOldPushes },
  commands: PUSH_COMMANDS,
});
