import { createHmac, timingSafeEqual } from 'node:crypto';

/** The clocks of both sides may differ by this much; an older signature is rejected. */
const SIGNATURE_WINDOW_MS = 5 * 60_000;

/**
 * Which way a message goes and what it is about: a message to the provider is never accepted as one from it, nor a
 * payment as a payout.
 */
export type Direction =
  | 'order'
  | 'callback'
  | 'payout-order'
  | 'payout-callback'
  | 'refund-order'
  | 'message';

export interface SignedHeaders {
  readonly 'x-timestamp': string;
  readonly 'x-signature': string;
}

/** HMAC-SHA256 over direction, time and the raw body, so that none of them can be replaced. */
export function signBody(secret: string, direction: Direction, body: string, now: number): SignedHeaders {
  return { 'x-timestamp': String(now), 'x-signature': digest(secret, direction, String(now), body) };
}

interface ReceivedSignature {
  readonly timestamp: unknown;
  readonly signature: unknown;
  readonly body: string;
}

/** `forged`: made without the secret, or changed in transit. `stale`: a valid signature, but too old or too new. */
export function checkSignature(
  secret: string,
  direction: Direction,
  received: ReceivedSignature,
  now: number,
): 'good' | 'forged' | 'stale' {
  const { timestamp, signature, body } = received;
  if (typeof timestamp !== 'string' || typeof signature !== 'string') return 'forged';
  const expected = Buffer.from(digest(secret, direction, timestamp, body));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return 'forged';
  if (!/^\d{1,15}$/.test(timestamp)) return 'forged';
  return Math.abs(now - Number(timestamp)) <= SIGNATURE_WINDOW_MS ? 'good' : 'stale';
}

function digest(secret: string, direction: Direction, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${direction}\n${timestamp}\n${body}`).digest('hex');
}
