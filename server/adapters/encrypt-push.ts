import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

export const PUSH_CURVE = 'prime256v1';
const CIPHER = 'aes-128-gcm';
const TAG_BYTES = 16;
/** One record holds every message: push services accept no more. */
const RECORD_BYTES = 4_096;
/** Every message has this length, so that a push service cannot tell one kind from another. */
const PADDED_BYTES = 512;
const LAST_RECORD = 2;

/** Keys of a browser's subscription, in base64url. */
export interface DeviceKeys {
  readonly p256dh: string;
  readonly auth: string;
}

interface Chance {
  readonly salt: Buffer;
  /** Of this message alone. */
  readonly own: ECDH;
  /** The length before encryption; the RFC's example has none to spare. */
  readonly paddedBytes: number;
}

function newChance(): Chance {
  const own = createECDH(PUSH_CURVE);
  own.generateKeys();
  return { salt: randomBytes(16), own, paddedBytes: PADDED_BYTES };
}

const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

const encodeLabel = (text: string): Buffer => Buffer.from(`${text}\0`);

/**
 * Encrypts a message for one browser: RFC 8291 with the content coding aes128gcm of RFC 8188, in one record.
 * @throws Error for a key that is no point of the curve, and RangeError for a text that is too long
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: DeviceKeys,
  { salt, own, paddedBytes }: Chance = newChance(),
): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = own.getPublicKey();
  const shared = own.computeSecret(theirs);
  const info = Buffer.concat([encodeLabel('WebPush: info'), theirs, ours]);
  const secret = derive(shared, Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, encodeLabel('Content-Encoding: aes128gcm'), 16);
  const nonce = derive(secret, salt, encodeLabel('Content-Encoding: nonce'), 12);
  const plain = Buffer.from(text);
  if (plain.length + 1 + TAG_BYTES > RECORD_BYTES) throw new RangeError('a push message of more than 4 kB');
  const padding = Buffer.alloc(Math.max(0, paddedBytes - plain.length));
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  const record = Buffer.concat([
    cipher.update(Buffer.concat([plain, Buffer.of(LAST_RECORD), padding])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([salt, size, Buffer.of(ours.length), ours, record]);
}

/** Whether it is a point of the curve: another one would betray the key that it is multiplied with. */
export function isDeviceKey(p256dh: string): boolean {
  try {
    const own = createECDH(PUSH_CURVE);
    own.generateKeys();
    own.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
