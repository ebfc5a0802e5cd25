import type { Db, Tx } from '../db/sql.ts';

/** `players.kyc_state`; see `KYC_STATES`. */
export async function findKycState(db: Db, playerId: string): Promise<number | undefined> {
  const [row] = await db<{ kycState: number }[]>`select kyc_state from players where id = ${playerId}`;
  return row?.kycState;
}

interface KycVerdict {
  readonly playerId: string;
  readonly kycState: number;
  readonly reason: string;
}

export async function updateKycState(tx: Tx, { playerId, kycState, reason }: KycVerdict): Promise<void> {
  await tx`
    update players set kyc_state = ${kycState}, kyc_reason = ${reason} where id = ${playerId}`;
}
