import * as calls from '../../contract/push/calls.ts';
import { defineServerModule } from '../module.ts';
import { erasePushRows } from './erase-push-queries.ts';
import { queuePush } from './public/queue-push.ts';
import { PUSH_COMMANDS } from './push-commands.ts';
import { pushConfig } from './push-config.ts';
import { pushHandlers } from './push-handlers.ts';
import { removeWithSession } from './remove-subscriptions.ts';
import { purgeOldPushes, sendPushes } from './send-pushes-job.ts';
import { deleteOfOthersOnDevice } from './subscription-queries.ts';

export const push = defineServerModule({
  calls,
  handlers: pushHandlers,
  jobs: { sendPushes: (context) => sendPushes(context), purgeOldPushes },
  commands: PUSH_COMMANDS,
  hooks: {
    sessionEnded: removeWithSession,
    erase: erasePushRows,
    deviceTaken: deleteOfOthersOnDevice,
    deviceAdded: (tx, { playerId, deviceId, now }) =>
      queuePush(tx, 'newDevice', [{ playerId, key: `device:${deviceId}` }], now),
  },
  config: [pushConfig],
});
