import type { KycState } from '../../../contract/kyc/kyc-calls.ts';
import type { Db } from '../../db/sql.ts';
import { findKycState } from '../kyc-state-queries.ts';

export { updateKycState } from '../kyc-state-queries.ts';

/** `players.kyc_state` and the wire's `hasKyc`, by their index. */
export const KYC_STATES = ['none', 'pending', 'approved', 'rejected'] as const satisfies readonly KycState[];

/** The state of the identity check: who signs in, stakes and is paid depends on it; kyc decides it. */
export async function readKycState(db: Db, playerId: string): Promise<KycState> {
  return KYC_STATES[(await findKycState(db, playerId)) ?? 0] ?? 'none';
}
