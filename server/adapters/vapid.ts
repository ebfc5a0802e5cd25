import { createECDH, createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import { PUSH_CURVE } from './encrypt-push.ts';

/** The pair by which push services know the platform. */
export interface VapidKeys {
  /** Uncompressed point in base64url, as browsers take it. */
  readonly publicKey: string;
  /** The number alone, 32 bytes. */
  readonly privateKey: Buffer;
}

/** Push services accept a day at most. */
const VALID_S = 12 * 3_600;

export function makeVapidKeys(): VapidKeys {
  const pair = createECDH(PUSH_CURVE);
  pair.generateKeys();
  return { publicKey: pair.getPublicKey('base64url'), privateKey: fill(pair.getPrivateKey()) };
}

/** Leading zeros are part of the number's 32 bytes. */
const fill = (bytes: Buffer): Buffer => Buffer.concat([Buffer.alloc(32 - bytes.length), bytes]);

/**
 * The Authorization header of a message: RFC 8292.
 * @param audience origin of the push service
 * @param contact where a push service reaches the operator: mailto: or https:
 */
export async function signVapid(
  { publicKey, privateKey }: VapidKeys,
  { audience, contact, now }: { readonly audience: string; readonly contact: string; readonly now: number },
): Promise<string> {
  const point = Buffer.from(publicKey, 'base64url');
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
      d: privateKey.toString('base64url'),
    },
  });
  const token = await new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(audience)
    .setSubject(contact)
    .setExpirationTime(Math.floor(now / 1_000) + VALID_S)
    .sign(key);
  return `vapid t=${token}, k=${publicKey}`;
}
