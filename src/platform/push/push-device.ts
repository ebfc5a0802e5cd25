import { after } from '../clock.ts';
import { installKindOf, readInstallFacts } from '../install-facts.ts';
import { nativeBridge } from '../native/native-bridge.ts';

/**
 * Whether this device can get notifications. `app`: the app for Android, which has none; `home`: only once the site is on
 * the home screen, as iOS wants it; `unsupported`: never in this browser; `blocked`: the player refused them in the
 * browser.
 */
export type PushDevice = 'app' | 'home' | 'unsupported' | 'blocked' | 'off' | 'on';

export interface DeviceSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Refused in the browser's own question, or the question was closed. */
export class NotAllowedError extends Error {
  override readonly name = 'NotAllowedError';
}

/** The browser could not reach its vendor's push service. */
export class NoPushServiceError extends Error {
  override readonly name = 'NoPushServiceError';
}

/** The worker of a first visit is fetched once the page is complete. */
const WORKER_WITHIN_MS = 5_000;

async function readRegistration(): Promise<ServiceWorkerRegistration | null> {
  const { serviceWorker } = navigator;
  const none = new Promise<null>((settle) => after(WORKER_WITHIN_MS, () => settle(null)));
  return Promise.race([serviceWorker.ready, none]);
}

function hasPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

/** @returns the browser's endpoint where it has a subscription */
export async function readPushDevice(): Promise<{ state: PushDevice; endpoint: string | null }> {
  const as = (state: PushDevice, endpoint: string | null = null) => ({ state, endpoint });
  if (nativeBridge().isShell) return as('app');
  const facts = readInstallFacts();
  if (!hasPush()) return as(installKindOf() === 'ios' && !facts.isIosStandalone ? 'home' : 'unsupported');
  if (Notification.permission === 'denied') return as('blocked');
  const worker = await readRegistration();
  if (!worker) return as('unsupported');
  const subscription = await worker.pushManager.getSubscription();
  const isOn = subscription !== null && Notification.permission === 'granted';
  return isOn ? as('on', subscription.endpoint) : as('off');
}

/**
 * Subscribes this browser; it asks the player for permission where it has not. To be called from a press only.
 * @throws NotAllowedError, NoPushServiceError
 */
export async function subscribeDevice(publicKey: string): Promise<DeviceSubscription> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowedError();
  const worker = await readRegistration();
  if (!worker) throw new NoPushServiceError();
  try {
    return asKeys(await subscribe(worker.pushManager, publicKey));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') throw new NotAllowedError();
    throw new NoPushServiceError();
  }
}

async function subscribe(manager: PushManager, publicKey: string): Promise<PushSubscription> {
  const wanted = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await manager.subscribe(wanted);
  } catch (error) {
    // The browser has a subscription with another key, from before.
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
    await (await manager.getSubscription())?.unsubscribe();
    return manager.subscribe(wanted);
  }
}

function asKeys(subscription: PushSubscription): DeviceSubscription {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
}
