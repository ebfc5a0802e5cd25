import type { DeviceKeys } from './encrypt-push.ts';
import type { VapidKeys } from './vapid.ts';

export interface PushOrder {
  readonly endpoint: string;
  readonly device: DeviceKeys;
  readonly vapid: VapidKeys;
  /** What the device reads; nobody on the way does. */
  readonly text: string;
  /** How long the push service may hold it for a device that is off. */
  readonly ttlSeconds: number;
  readonly urgency: 'low' | 'normal' | 'high';
  /** A later message of the same topic replaces one that still waits there. */
  readonly topic: string;
}

/**
 * What became of a message. `gone`: the subscription has ended; `retry`: certainly not accepted, and may be later;
 * `refused`: never; `unknown`: no answer came, so it may have been accepted.
 */
export type PushOutcome =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'retry'; readonly reason: string; readonly afterMs: number | null }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string };

/** Sends messages to browsers through the push services of their vendors. */
export interface PushSender {
  send(order: PushOrder, now: number): Promise<PushOutcome>;
}
