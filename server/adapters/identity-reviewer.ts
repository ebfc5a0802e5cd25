import type { KycReason } from '../../contract/kyc/kyc-calls.ts';

/** What a reviewer is told. The pictures stay in the platform until one asks for them over its own protocol. */
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

/** A service that checks papers for the platform. What it leaves undecided waits for the operator. */
export interface IdentityReviewer {
  readonly name: string;
  /** Null: not yet, or not at all. @throws Error when it cannot be asked; it is asked again. */
  review(identity: IdentityCase, now: number): Promise<IdentityVerdict | null>;
}
