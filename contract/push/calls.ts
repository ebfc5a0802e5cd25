export {
  deletePushSubscription,
  getPushState,
  savePushSubscription,
  sendTestPush,
  setPushSettings,
} from './push-calls.ts';
