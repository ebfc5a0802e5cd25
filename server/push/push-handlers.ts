import {
  type deletePushSubscription,
  type getPushState,
  MAX_PUSH_DEVICES,
  type PushState,
  type savePushSubscription,
  type sendTestPush,
  type setPushSettings,
} from '../../contract/push/push-calls.ts';
import { isDeviceKey } from '../adapters/encrypt-push.ts';
import { sandboxAddress } from '../adapters/sandbox-address.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import { type CallRequest, type Handler, memberOf } from '../http/handler.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { mayBeOffered } from '../protection/public/offers.ts';
import { lockPlayer } from '../protection/public/player-limits.ts';
import { changeConsent } from '../rights/public/change-consent.ts';
import { isGiven } from '../rights/public/given-consents.ts';
import { readEndpoint } from './endpoint-rules.ts';
import { insertTestMessage } from './message-queries.ts';
import { NOTICE_RULES } from './notice-rules.ts';
import { pushConfig } from './push-config.ts';
import { saveSubscription } from './save-subscription.ts';
import { findPushSettings, savePushSettings } from './settings-queries.ts';
import {
  countSubscriptions,
  deleteOfDevice,
  deleteOfPlayer,
  findSessionDevice,
} from './subscription-queries.ts';
import { readPublicKey } from './vapid-keys.ts';

const MINUTE_MS = 60_000;

async function readState(request: CallRequest): Promise<PushState> {
  const { context } = request;
  const { sql } = context;
  const { id: playerId, sessionId } = memberOf(request);
  const [publicKey, settings, promotions, { endpoint }, devices, { quietHours }, isOffered] =
    await Promise.all([
      readPublicKey(context),
      findPushSettings(sql, playerId),
      isGiven(sql, playerId, 'push'),
      findSessionDevice(sql, { playerId, sessionId }),
      countSubscriptions(sql, playerId),
      readConfig(sql, pushConfig),
      mayBeOffered(context, playerId),
    ]);
  return {
    publicKey,
    kinds: { security: false, payments: false, mail: false, ...settings?.kinds, promotions },
    // Who never chose has the platform's.
    quietHours: settings ? settings.quietHours : quietHours,
    deviceEndpoint: endpoint,
    devices,
    isHeldBack: !isOffered,
  };
}

const readPushState: Handler<typeof getPushState> = (_body, request) => readState(request);

const subscribe: Handler<typeof savePushSubscription> = async ({ endpoint, p256dh, auth }, request) => {
  const { sql, settings, newId, clock } = request.context;
  const { id: playerId, sessionId } = memberOf(request);
  const { hosts } = await readConfig(sql, pushConfig);
  const given = {
    endpoint: readEndpoint(endpoint, {
      hosts,
      sandbox: settings.isSandbox ? sandboxAddress(settings) : null,
    }),
    p256dh,
    authToken: auth,
  };
  if (!isDeviceKey(p256dh)) throw new CallError('pushKeysInvalid', 'p256dh is no point of the curve');
  await runTransaction(sql, async (tx) => {
    await lockPlayer(tx, playerId);
    const { knownDeviceId } = await findSessionDevice(tx, { playerId, sessionId });
    if (!knownDeviceId) throw new CallError('pushDeviceMissing', 'the session was opened on no known device');
    await saveSubscription(
      tx,
      { ...given, id: newId(), playerId, knownDeviceId, locale: request.locale, madeAt: clock.now() },
      MAX_PUSH_DEVICES,
    );
  });
  return readState(request);
};

const unsubscribe: Handler<typeof deletePushSubscription> = async ({ isEverywhere }, request) => {
  const { sql } = request.context;
  const { id: playerId, sessionId } = memberOf(request);
  if (isEverywhere) await deleteOfPlayer(sql, playerId);
  else {
    const { knownDeviceId } = await findSessionDevice(sql, { playerId, sessionId });
    if (knownDeviceId) await deleteOfDevice(sql, { playerId, knownDeviceId });
  }
  return readState(request);
};

const changePushSettings: Handler<typeof setPushSettings> = async ({ kinds, quietHours }, request) => {
  const { sql, clock } = request.context;
  const { id: playerId } = memberOf(request);
  await runTransaction(sql, async (tx) => {
    await lockPlayer(tx, playerId);
    await savePushSettings(tx, playerId, { kinds, quietHours }, clock.now());
    await changeConsent(tx, request, { kind: 'push', isGiven: kinds.promotions });
  });
  return readState(request);
};

const pushTestMessage: Handler<typeof sendTestPush> = async (_body, request) => {
  const { sql, clock } = request.context;
  const { id: playerId, sessionId } = memberOf(request);
  const now = clock.now();
  const { subscriptionId } = await findSessionDevice(sql, { playerId, sessionId });
  if (!subscriptionId) throw new CallError('pushDeviceMissing', 'this device gets no notifications');
  const key = `test:${Math.floor(now / MINUTE_MS)}`;
  const expiresAt = now + NOTICE_RULES.test.livesMs;
  if (!(await insertTestMessage(sql, { playerId, subscriptionId, key, madeAt: now, expiresAt })))
    throw new CallError('pushTestTooSoon', 'one was sent within this minute');
  return {};
};

export const pushHandlers = {
  getPushState: readPushState,
  savePushSubscription: subscribe,
  deletePushSubscription: unsubscribe,
  setPushSettings: changePushSettings,
  sendTestPush: pushTestMessage,
};
