import { guardOutside } from '../db/transaction-mark.ts';
import type { Settings } from '../settings.ts';
import type { IdentityReviewer } from './identity-reviewer.ts';
import { sandboxReviewer } from './sandbox-reviewer.ts';

/** Null: every check waits for the operator. A real operation may put its reviewer here. */
export const identityReviewerOf = ({ isSandbox }: Pick<Settings, 'isSandbox'>): IdentityReviewer | null =>
  isSandbox ? guardOutside('an identity reviewer', sandboxReviewer, ['review']) : null;
