import { plainNumber } from '../wallet/withdraw-rules.ts';
import type { KycDocument, KycSide } from './kyc-calls.ts';

/** Letters and digits of a paper's number, marks between them not counted. */
export const documentNumberOf = (typed: string): string => plainNumber(typed.replaceAll(/[./]/g, ''));

export function isDocumentNumber(typed: string): boolean {
  return /^(?=.*\d)[A-Z0-9]{5,24}$/.test(documentNumberOf(typed));
}

/** The pictures that a try with this paper is made of. */
export function sidesOf({ hasBack }: Pick<KycDocument, 'hasBack'>): readonly KycSide[] {
  return hasBack ? ['front', 'back', 'selfie'] : ['front', 'selfie'];
}

/** A paper is good on its last day. `today` and `expiresOn` are YYYY-MM-DD. */
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

/** A region and a code of the post are not everywhere; a line and a town are. */
export const isAddressWhole = ({ line, city }: Address): boolean => line.trim() !== '' && city.trim() !== '';
