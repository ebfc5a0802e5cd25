import { timingSafeEqual } from 'node:crypto';
import { CallError } from '../call-error.ts';
import type { Tx } from '../db/sql.ts';
import {
  deleteOfDevice,
  deleteOldest,
  deleteSubscription,
  insertSubscription,
  lockByEndpoint,
  type Subscription,
  updateSubscriptionLocale,
} from './subscription-queries.ts';

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Only the browser itself knows its secret. */
const isSameBrowser = (one: Subscription, other: Subscription): boolean =>
  isSame(one.authToken, other.authToken) && isSame(one.p256dh, other.p256dh);

/**
 * Saves a device's subscription in place of its earlier one. One that belongs to another player moves only where the
 * caller shows the same keys, which only that browser has: whoever knows no more than the address can take nothing.
 * The player must be locked.
 * @throws CallError pushTaken
 */
export async function saveSubscription(tx: Tx, given: Subscription, maxDevices: number): Promise<void> {
  const known = await lockByEndpoint(tx, given.endpoint);
  if (
    known?.playerId === given.playerId &&
    known.knownDeviceId === given.knownDeviceId &&
    isSameBrowser(known, given)
  )
    return updateSubscriptionLocale(tx, known.id, given.locale);
  if (known) {
    if (known.playerId !== given.playerId && !isSameBrowser(known, given)) throw pushTakenError();
    await deleteSubscription(tx, known.id);
  }
  await deleteOfDevice(tx, given);
  if (!(await insertSubscription(tx, given))) throw pushTakenError();
  await deleteOldest(tx, given.playerId, maxDevices);
}

const pushTakenError = () => new CallError('pushTaken', 'the endpoint belongs to another subscription');
