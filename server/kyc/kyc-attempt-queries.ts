import type { KycState } from '../../contract/kyc/kyc-calls.ts';
import type { Db, Tx } from '../db/sql.ts';

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

export async function findLastAttempt(db: Db, playerId: string): Promise<Attempt | null> {
  const [row] = await db<Attempt[]>`
    select * from kyc_attempts where player_id = ${playerId} order by ordinal desc limit 1`;
  return row ?? null;
}

/** Pending attempts, the newest first, at most `most`. */
export const readNewestPending = (db: Db, most: number): Promise<Attempt[]> =>
  db<Attempt[]>`
    select * from kyc_attempts where state = 'pending' order by submitted_at desc limit ${most}`;

interface AccountAttempt extends Attempt {
  readonly account: string;
}

/** All pending attempts, the oldest first. */
export const readPendingAttempts = (db: Db): Promise<AccountAttempt[]> =>
  db<AccountAttempt[]>`
    select kyc_attempts.*, players.account from kyc_attempts join players on players.id = player_id
    where state = 'pending' order by submitted_at, kyc_attempts.id`;

export async function countAttemptsSince(db: Db, playerId: string, since: number): Promise<number> {
  const [row] = await db<{ tries: number }[]>`
    select count(*)::int as tries from kyc_attempts
    where player_id = ${playerId} and submitted_at > ${since}`;
  return row?.tries ?? 0;
}

/** Reads the number of the player's last attempt; 0 before the first. */
export async function readLastOrdinal(db: Db, playerId: string): Promise<number> {
  const [last] = await db<{ ordinal: number }[]>`
    select coalesce(max(ordinal), 0)::int as ordinal from kyc_attempts where player_id = ${playerId}`;
  return last?.ordinal ?? 0;
}

/** Reads the marks of the documents that were approved. */
export async function readApprovedMarks(tx: Tx, playerId: string): Promise<Buffer[]> {
  const rows = await tx<{ mark: Buffer }[]>`
    select distinct document_mark as mark from kyc_attempts
    where player_id = ${playerId} and state = 'approved' and document_mark is not null`;
  return rows.map(({ mark }) => mark);
}

/** The expiry date of the document; null for a document without one. */
export async function findExpiry(db: Db, playerId: string, id: string): Promise<string | null> {
  const [row] = await db<{ expiresOn: string | null }[]>`
    select expires_on from kyc_attempts where player_id = ${playerId} and id = ${id}`;
  return row?.expiresOn ?? null;
}

interface NewAttempt {
  readonly playerId: string;
  readonly id: string;
  readonly ordinal: number;
  readonly submittedAt: number;
  readonly realName: string;
  readonly documentKind: string;
  readonly expiresOn: string | null;
  readonly documentNumber: Buffer;
  readonly documentMark: Buffer;
}

/** Inserts an attempt, which is pending from now on. */
export async function insertAttempt(tx: Tx, attempt: NewAttempt): Promise<void> {
  await tx`
    insert into kyc_attempts ${tx({ ...attempt, state: 'pending' })}`;
}

interface DecidedAttempt {
  readonly playerId: string;
  /** Null: whichever is pending. */
  readonly ordinal: number | null;
  readonly state: 'approved' | 'rejected';
  readonly reason: string;
  readonly by: string;
  readonly now: number;
}

/** Returns the pending attempt; undefined where none was. */
export async function updatePendingAttempt(
  tx: Tx,
  { playerId, ordinal, state, reason, by, now }: DecidedAttempt,
): Promise<Attempt | undefined> {
  const [attempt] = await tx<Attempt[]>`
    update kyc_attempts set state = ${state}, reason = ${reason}, decided_at = ${now}, decided_by = ${by}
    where player_id = ${playerId} and state = 'pending'
      and ${ordinal === null ? tx`true` : tx`ordinal = ${ordinal}`}
    returning *`;
  return attempt;
}

interface ClearedAttempt {
  playerId: string;
  id: string;
  state: string;
}

interface Retention {
  readonly now: number;
  /** Rejected ones that were decided before then. */
  readonly rejectedBefore: number;
  /** Approved ones that were decided before then, of players who were not seen since. */
  readonly approvedBefore: number;
}

/**
 * Deletes numbers, and marks except those of approved and excluded ones. Returns the attempts that had not been
 * cleared.
 */
export const updateClearedAttempts = (
  tx: Tx,
  { now, rejectedBefore, approvedBefore }: Retention,
): Promise<ClearedAttempt[]> =>
  tx<ClearedAttempt[]>`
    update kyc_attempts set cleared_at = ${now}, document_number = null,
      document_mark = case when state = 'approved' or reason = 'excluded' then document_mark end
    where cleared_at is null and (
      (state = 'rejected' and decided_at < ${rejectedBefore})
      or (state = 'approved' and decided_at < ${approvedBefore}
        and not exists (select from sessions where sessions.player_id = kyc_attempts.player_id
          and last_seen_at > ${approvedBefore})))
    returning player_id, id, state`;
