import { createHmac, timingSafeEqual } from 'node:crypto';

/** Both ends' clocks may differ by this much; a signature older than this is worth nothing. */
const SIGNATURE_WINDOW_MS = 5 * 60_000;

/**
 * Which way a message goes and what it is about: one sent to the provider can never pass for one that came from it, nor
 * a payment for a payout.
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

/** HMAC-SHA256 over direction, moment and the raw body, so that none of them can be exchanged. */
export function signBody(secret: string, direction: Direction, body: string, now: number): SignedHeaders {
  return { 'x-timestamp': String(now), 'x-signature': digest(secret, direction, String(now), body) };
}

interface Received {
  readonly timestamp: unknown;
  readonly signature: unknown;
  readonly body: string;
}

/** `forged`: made by somebody without the secret, or changed on its way. `stale`: true, but too old or too new. */
export function checkSignature(
  secret: string,
  direction: Direction,
  received: Received,
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
