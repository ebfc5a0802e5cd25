import type { KycReason, KycSide, KycState } from '../../../contract/kyc/kyc-calls.ts';
import { kycReason } from '../../../contract/kyc/kyc-calls.ts';
import { CallError } from '../../call-error.ts';
import type { Db, Tx } from '../../db/sql.ts';
import { lockPlayer } from '../../protection/public/player-limits.ts';

/** `players.kyc_state` and the wire's `hasKyc`, by their place. */
export const KYC_STATES = ['none', 'pending', 'approved', 'rejected'] as const satisfies readonly KycState[];

export interface Attempt {
  readonly playerId: string;
  readonly id: string;
  readonly ordinal: number;
  readonly state: Exclude<KycState, 'none'>;
  readonly submittedAt: number;
  readonly decidedAt: number | null;
  readonly reason: string;
  readonly realName: string;
  readonly documentKind: string;
  readonly documentNumber: Buffer | null;
  readonly documentMark: Buffer | null;
}

export async function readKycState(db: Db, playerId: string): Promise<KycState> {
  const [row] = await db<{ kycState: number }[]>`select kyc_state from players where id = ${playerId}`;
  return KYC_STATES[row?.kycState ?? 0] ?? 'none';
}

export async function findLastAttempt(db: Db, playerId: string): Promise<Attempt | null> {
  const [row] = await db<Attempt[]>`
    select * from kyc_attempts where player_id = ${playerId} order by ordinal desc limit 1`;
  return row ?? null;
}

/** Pictures that wait for the next hand-in. */
export async function readReadySides(db: Db, playerId: string): Promise<KycSide[]> {
  const rows = await db<{ side: KycSide }[]>`
    select side from kyc_pictures where player_id = ${playerId} and attempt_id is null order by made_at, id`;
  return rows.map(({ side }) => side);
}

/** What was typed by hand or comes from another build counts as no known reason. */
export const reasonOf = (text: string): KycReason => kycReason.safeParse(text).data ?? 'other';

/**
 * Locks the player: pictures, hand-ins and decisions of one player come one after the other.
 * @throws CallError kycPending or kycApproved where nothing can be handed in.
 */
export async function lockForHandIn(tx: Tx, playerId: string): Promise<void> {
  await lockPlayer(tx, playerId);
  const state = await readKycState(tx, playerId);
  if (state === 'pending') throw new CallError('kycPending', 'a check is under way');
  if (state === 'approved') throw new CallError('kycApproved', 'the check has been approved');
}

export interface Verdict {
  readonly state: 'approved' | 'rejected';
  readonly reason: KycReason | '';
  readonly by: string;
  readonly now: number;
}

export interface Decided {
  readonly before: KycState;
  /** Null: decided without papers. */
  readonly attempt: Attempt | null;
}

/**
 * Decides the try that waits. `ordinal` is the one that was looked at: a newer one is not decided in its place.
 * @returns null when another try waits, or none does though one was named
 */
export async function decideKyc(
  tx: Tx,
  playerId: string,
  { state, reason, by, now }: Verdict,
  ordinal: number | null = null,
): Promise<Decided | null> {
  await lockPlayer(tx, playerId);
  const before = await readKycState(tx, playerId);
  const [attempt] = await tx<Attempt[]>`
    update kyc_attempts set state = ${state}, reason = ${reason}, decided_at = ${now}, decided_by = ${by}
    where player_id = ${playerId} and state = 'pending'
      and ${ordinal === null ? tx`true` : tx`ordinal = ${ordinal}`}
    returning *`;
  if (!attempt && (ordinal !== null || before === 'pending')) return null;
  await tx`
    update players set kyc_state = ${KYC_STATES.indexOf(state)}, kyc_reason = ${reason} where id = ${playerId}`;
  if (state === 'approved') await approveName(tx, { playerId, attempt, now });
  return { before, attempt: attempt ?? null };
}

interface Approved {
  readonly playerId: string;
  readonly attempt: Attempt | undefined;
  readonly now: number;
}

/** The name on the papers is proven now; pictures and words for a further try are of no use. */
async function approveName(tx: Tx, { playerId, attempt, now }: Approved): Promise<void> {
  await tx`delete from kyc_pictures where player_id = ${playerId} and attempt_id is null`;
  await tx`delete from kyc_drafts where player_id = ${playerId}`;
  if (!attempt) return;
  await tx`
    insert into player_details (player_id, real_name, updated_at) values (${playerId}, ${attempt.realName}, ${now})
    on conflict (player_id) do update set real_name = excluded.real_name, updated_at = excluded.updated_at`;
}
