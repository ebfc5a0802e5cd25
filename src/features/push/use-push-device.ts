import { useCallback, useEffect, useState } from 'react';
import {
  deletePushSubscription,
  getPushState,
  type PushState,
  savePushSubscription,
} from '../../../contract/push/push-calls.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { type PushDevice, readPushDevice, subscribeDevice } from '../../platform/push/push-device.ts';
import { unsubscribeDevice } from '../../platform/push/unsubscribe-device.ts';
import { setAnswer } from '../../session/calls/query-client.ts';

const keep = (state: PushState): void => setAnswer(getPushState, {}, state);

/**
 * This device's part: what the browser says, and whether the server knows it by the same endpoint. Null until the browser
 * has answered.
 */
export function usePushDevice({
  publicKey,
  deviceEndpoint,
}: Pick<PushState, 'publicKey' | 'deviceEndpoint'>) {
  const [device, setDevice] = useState<{ state: PushDevice; endpoint: string | null } | null>(null);
  const look = useCallback(async () => setDevice(await readPushDevice()), []);
  useEffect(() => {
    void look();
    // The player may have changed the browser's permission in another tab or in its settings.
    const onVisible = () => document.visibilityState === 'visible' && void look();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [look]);

  /** Asks for permission where the browser has not; from a press only. @throws NotAllowedError, NoPushServiceError, CallFailure */
  async function turnOn(): Promise<void> {
    try {
      keep(await callServer(savePushSubscription, await subscribeDevice(publicKey)));
    } finally {
      await look();
    }
  }

  async function turnOff(isEverywhere: boolean): Promise<void> {
    keep(await callServer(deletePushSubscription, { isEverywhere }));
    await unsubscribeDevice();
    await look();
  }

  const isKnown = device?.state === 'on' && device.endpoint === deviceEndpoint;
  const state: PushDevice | null = device?.state === 'on' && !isKnown ? 'off' : (device?.state ?? null);
  return { state, turnOn, turnOff };
}
