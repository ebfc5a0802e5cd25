import { plainNumber } from '../wallet/withdraw-rules.ts';
import type { KycDocument, KycSide } from './kyc-calls.ts';

/** Letters and digits of a document's number, without separators. */
export const documentNumberOf = (typed: string): string => plainNumber(typed.replaceAll(/[./]/g, ''));

export function isDocumentNumber(typed: string): boolean {
  return /^(?=.*\d)[A-Z0-9]{5,24}$/.test(documentNumberOf(typed));
}

/** The images that an attempt with this document needs. */
export function sidesOf({ hasBack }: Pick<KycDocument, 'hasBack'>): readonly KycSide[] {
  return hasBack ? ['front', 'back', 'selfie'] : ['front', 'selfie'];
}

/** A document is valid on its last day. `today` and `expiresOn` are YYYY-MM-DD. */
export function isExpired(
  { hasExpiry }: Pick<KycDocument, 'hasExpiry'>,
  expiresOn: string | null,
  today: string,
): boolean {
  return hasExpiry && (expiresOn === null || expiresOn < today);
}

interface Address {
  readonly line: string;
  readonly city: string;
}

/** Region and postal code do not exist everywhere; street and city do. */
export const isAddressWhole = ({ line, city }: Address): boolean => line.trim() !== '' && city.trim() !== '';
