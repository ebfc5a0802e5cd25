import { vi } from 'vitest';

const SUBSCRIPTION = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/a',
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
};
export const ENDPOINT = SUBSCRIPTION.endpoint;

interface Options {
  readonly permission?: NotificationPermission;
  /** What the player answers when the browser asks. */
  readonly answer?: NotificationPermission;
  /** The browser has a subscription already. */
  readonly isSubscribed?: boolean;
  /** Why the browser cannot subscribe. */
  readonly failure?: DOMException;
}

/** A browser with Web Push at its boundary: the worker, its push manager, and the permission. */
export function stubPush({
  permission = 'default',
  answer = 'granted',
  isSubscribed = false,
  failure,
}: Options = {}) {
  const subscription = { ...SUBSCRIPTION, toJSON: () => SUBSCRIPTION, unsubscribe: vi.fn(async () => true) };
  const state = { permission, subscription: isSubscribed ? subscription : null };
  subscription.unsubscribe.mockImplementation(async () => {
    state.subscription = null;
    return true;
  });
  const requestPermission = vi.fn(async () => {
    if (state.permission === 'default') state.permission = answer;
    return state.permission;
  });
  const subscribe = vi.fn(async (_options: PushSubscriptionOptionsInit) => {
    if (failure) throw failure;
    state.subscription = subscription;
    return subscription;
  });
  const registration = { pushManager: { subscribe, getSubscription: async () => state.subscription } };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return state.permission;
    },
    requestPermission,
  });
  const serviceWorker = Object.assign(new EventTarget(), {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  return { requestPermission, subscribe, subscription, serviceWorker, state };
}

export function unstubPush(): void {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
}
