import { type KeyObject, sign, verify } from 'node:crypto';

/** Of RSA-SHA256 over the bytes of a body, in base64. */
export const SIGNATURE_HEADER = 'x-hub88-signature';

export const signBody = (body: string | Buffer, privateKey: KeyObject): string =>
  sign('sha256', Buffer.from(body), privateKey).toString('base64');

/** @param body as it came: the same values written anew are other bytes */
export function isSignedBy(body: Buffer, publicKey: KeyObject, signature: unknown): boolean {
  if (typeof signature !== 'string') return false;
  return verify('sha256', body, publicKey, Buffer.from(signature, 'base64'));
}
