import type { FamilyDecision } from '../../contract/protection/family-calls.ts';
import type { Db, Tx } from '../db/sql.ts';

export interface KnownRequest {
  readonly number: string;
  readonly receivedAt: number;
  readonly requestHash: Buffer;
}

export async function findFamilyRequestById(db: Db, requestId: string): Promise<KnownRequest | undefined> {
  const [known] = await db<KnownRequest[]>`
    select number, received_at, request_hash from family_requests where request_id = ${requestId}`;
  return known;
}

/** Counts the requests of one address after `since`. */
export async function countFamilyRequests(db: Db, address: string, since: number): Promise<number> {
  const { count } = await db`
    select from family_requests where address = ${address} and received_at > ${since}`;
  return count;
}

/** Serializes the requests of one address. */
export async function lockFamilyAddress(tx: Tx, address: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`family ${address}`}, 0))`;
}

interface NewFamilyRequest {
  readonly id: string;
  readonly number: string;
  readonly requestId: string;
  readonly requestHash: Buffer;
  readonly receivedAt: number;
  readonly address: string;
  readonly locale: string;
  readonly sealed: Buffer;
}

export async function insertFamilyRequest(tx: Tx, row: NewFamilyRequest): Promise<void> {
  await tx`insert into family_requests ${tx(row)}`;
}

interface FamilyRequestRow {
  readonly id: string;
  readonly number: string;
  readonly receivedAt: number;
  readonly state: 'open' | 'approved' | 'rejected';
  /** Null when it was deleted by the retention rule. */
  readonly sealed: Buffer | null;
}

/** @param number in capitals */
export async function lockFamilyRequest(tx: Tx, number: string): Promise<FamilyRequestRow | undefined> {
  const [row] = await tx<FamilyRequestRow[]>`
    select id, number, received_at, state, sealed from family_requests
    where number = ${number} for update`;
  return row;
}

interface ListedFamilyRequest extends FamilyRequestRow {
  readonly account: string | null;
  /** How many there are. */
  readonly images: number;
}

/** Reads the requests, the oldest first; with `isAll` also the decided ones. */
export const readFamilyRequests = (tx: Tx, isAll: boolean): Promise<ListedFamilyRequest[]> =>
  tx<ListedFamilyRequest[]>`
    select family_requests.id, number, received_at, state, sealed, account,
      (select count(*) from family_evidence where request_id = family_requests.id)::int as images
    from family_requests left join players on players.id = player_id
    where ${isAll} or state = 'open' order by received_at, family_requests.id`;

interface Decision {
  readonly id: string;
  readonly now: number;
  readonly actor: string;
}

interface Approval extends Decision {
  readonly playerId: string;
  readonly period: string;
  /** Null: permanent. */
  readonly until: number | null;
  readonly told: string;
}

export async function saveFamilyApproval(
  tx: Tx,
  { id, now, actor, playerId, period, until, told }: Approval,
): Promise<void> {
  await tx`
    update family_requests set state = 'approved', decided_at = ${now}, decided_by = ${actor},
      player_id = ${playerId}, period = ${period}, until = ${until}, told = ${told}
    where id = ${id}`;
}

export async function saveFamilyRejection(tx: Tx, { id, now, actor }: Decision): Promise<void> {
  await tx`
    update family_requests set state = 'rejected', decided_at = ${now}, decided_by = ${actor}
    where id = ${id}`;
}

interface ClearedRequest {
  id: string;
  number: string;
  state: string;
}

/** Clears the content of requests that were decided before these times. */
export const clearFamilyRequests = (
  tx: Tx,
  { rejectedBefore, approvedBefore }: { rejectedBefore: number; approvedBefore: number },
): Promise<ClearedRequest[]> =>
  tx<ClearedRequest[]>`
    update family_requests set sealed = null, address = '', locale = ''
    where sealed is not null and (
      (state = 'rejected' and decided_at < ${rejectedBefore})
      or (state = 'approved' and decided_at < ${approvedBefore}))
    returning id, number, state`;

/** Restrictions of a player at their family's request, the latest first. */
export const readFamilyDecisions = (db: Db, playerId: string): Promise<FamilyDecision[]> =>
  db<FamilyDecision[]>`
    select number, decided_at as at, period, until, told from family_requests
    where player_id = ${playerId} and state = 'approved' order by decided_at desc, id desc limit 20`;
