import { verify } from 'node:crypto';
import type { Aggregator } from './aggregators-config.ts';

/** Of RSA-SHA256 over the body, in base64. */
export const SIGNATURE_HEADER = 'x-hub88-signature';
const BASE64 = /^[A-Za-z0-9+/]{1,1400}={0,2}$/;

/**
 * The id of the key that has signed a body; null for none of the aggregator's.
 * @param body as it came: the same values written anew are other bytes
 */
export function signingKeyOf(
  { publicKeys }: Pick<Aggregator, 'publicKeys'>,
  body: Uint8Array,
  signature: unknown,
): string | null {
  if (typeof signature !== 'string' || !BASE64.test(signature)) return null;
  const given = Buffer.from(signature, 'base64');
  return publicKeys.find(({ pem }) => verify('sha256', body, pem, given))?.id ?? null;
}
