import type { KycReason } from '../../contract/kyc/kyc-calls.ts';

/** What a reviewer receives. The images stay on the platform until a reviewer fetches them by its own protocol. */
interface IdentityCase {
  readonly reference: string;
  readonly documentKind: string;
  readonly documentNumber: string;
  readonly realName: string;
  readonly submittedAt: number;
}

type IdentityVerdict =
  | { readonly state: 'approved' }
  | { readonly state: 'rejected'; readonly reason: KycReason };

/** A service that checks identity documents for the platform. What it leaves undecided waits for the operator. */
export interface IdentityReviewer {
  readonly name: string;
  /** Null: not yet, or not at all. @throws Error when it cannot be reached; the request is retried. */
  review(identity: IdentityCase, now: number): Promise<IdentityVerdict | null>;
}
