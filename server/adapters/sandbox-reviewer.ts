import type { IdentityReviewer } from './identity-reviewer.ts';

/** Long enough to see that a check is under way. */
const THINKS_MS = 4_000;

/**
 * The sandbox's reviewer: checks nothing, and decides by the last digits of the document's number, so that each
 * outcome can be seen. 0000 does not match, 0001 is blurred, 1111 is left to the operator; all others are approved.
 */
export const sandboxReviewer: IdentityReviewer = {
  name: 'sandbox',
  async review({ documentNumber, submittedAt }, now) {
    if (documentNumber.endsWith('1111') || now - submittedAt < THINKS_MS) return null;
    if (documentNumber.endsWith('0000')) return { state: 'rejected', reason: 'mismatch' };
    if (documentNumber.endsWith('0001')) return { state: 'rejected', reason: 'blurred' };
    return { state: 'approved' };
  },
};
