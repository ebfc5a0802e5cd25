import { createPublicKey } from 'node:crypto';
import { jwtVerify } from 'jose';

/** What a browser vendor's push service knows of a message: everything but its text. */
export interface HeldMessage {
  readonly id: number;
  /** Encrypted for the device, in base64url. */
  readonly body: string;
  readonly ttl: number;
  readonly urgency: string;
  readonly topic: string;
  readonly at: number;
}

interface PushedMessage {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

const MAX_BODY = 4_096;
const MAX_DEVICES = 200;
const MAX_HELD = 50;
const MAX_TTL_S = 28 * 86_400;
const DAY_S = 86_400;

const VAPID = /^vapid t=([\w-]+\.[\w-]+\.[\w-]+), ?k=([\w-]{87})$/;

/** Whether it is signed with the key that it shows, for this service, and for a day at most: RFC 8292. */
export async function isSignedFor(authorization: string, audience: string, now: number): Promise<boolean> {
  const [, token = '', publicKey = ''] = VAPID.exec(authorization) ?? [];
  if (!token) return false;
  const point = Buffer.from(publicKey, 'base64url');
  try {
    const key = createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    });
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['ES256'],
      audience,
      currentDate: new Date(now),
    });
    const { exp = 0, sub = '' } = payload;
    return exp <= now / 1_000 + DAY_S && /^(mailto|https):/.test(sub);
  } catch {
    return false;
  }
}

/** The push service of the sandbox's browsers: a device is any name. In memory only. */
export class MockPushService {
  readonly #held = new Map<string, HeldMessage[]>();
  readonly #plans = new Map<string, number[]>();
  readonly #now: () => number;
  #count = 0;

  constructor({ now }: { readonly now: () => number }) {
    this.#now = now;
  }

  /** The device's next messages are answered with these statuses, one after the other. */
  plan(device: string, statuses: readonly number[]): void {
    this.#plans.set(device, [...statuses]);
  }

  messagesOf(device: string): readonly HeldMessage[] {
    return this.#held.get(device) ?? [];
  }

  /** @returns the HTTP status. */
  async accept(device: string, origin: string, { headers, body }: PushedMessage): Promise<number> {
    const planned = this.#plans.get(device)?.shift();
    if (planned !== undefined && planned !== 201) return planned;
    const text = (name: string) => String(headers[name] ?? '');
    if (!(await isSignedFor(text('authorization'), origin, this.#now()))) return 401;
    const ttl = text('ttl');
    if (!/^\d{1,8}$/.test(ttl) || text('content-encoding') !== 'aes128gcm') return 400;
    if (!/^[\w-]{0,32}$/.test(text('topic'))) return 400;
    if (body.length > MAX_BODY) return 413;
    this.#hold(device, {
      id: ++this.#count,
      body: body.toString('base64url'),
      ttl: Math.min(Number(ttl), MAX_TTL_S),
      urgency: text('urgency') || 'normal',
      topic: text('topic'),
      at: this.#now(),
    });
    return 201;
  }

  #hold(device: string, message: HeldMessage): void {
    const held = [...this.messagesOf(device), message].slice(-MAX_HELD);
    this.#held.delete(device);
    this.#held.set(device, held);
    const [oldest] = this.#held.keys();
    if (this.#held.size > MAX_DEVICES && oldest !== undefined) this.#held.delete(oldest);
  }
}
