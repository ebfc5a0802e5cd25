import type { HoldReason } from '../../contract/agent/agent-calls.ts';
import type { Db, Tx } from '../db/sql.ts';
import { isOpenMember } from './member-conditions.ts';

interface AgentSummary {
  readonly account: string;
  readonly members: number;
  readonly valid: number;
  readonly held: number;
  readonly rejected: number;
  readonly paid: number;
}

/** Agents with members to review come first, the most first. */
export const readAgents = (db: Db, limit: number): Promise<AgentSummary[]> =>
  db<AgentSummary[]>`
    select account, (select count(*) from players as invited where invited.invited_by = players.id)::int as members,
      count(*) filter (where state = 'valid')::int as valid, count(*) filter (where state = 'held')::int as held,
      count(*) filter (where state = 'rejected')::int as rejected, count(*) filter (where state = 'paid')::int as paid
    from agent_members join players on players.id = player_id
    group by players.id order by held desc, valid desc, account limit ${limit}`;

interface QualifiedMember {
  readonly agentId: string;
  readonly memberId: string;
  readonly account: string;
  readonly state: string;
  readonly reasons: readonly HoldReason[];
  readonly amount: number;
  readonly validAt: number;
  readonly approvedAt: number | null;
  readonly isOpen: boolean;
}

const qualifiedMemberColumns = (db: Db) => db`
  player_id as agent_id, member_id, account, state, reasons, amount, valid_at, approved_at,
  ${isOpenMember(db)} as is_open
  from agent_members join players on players.id = member_id`;

/** Those to review first, then the newest. */
export const readQualified = (db: Db, agentId: string, limit: number): Promise<QualifiedMember[]> =>
  db<QualifiedMember[]>`
    select ${qualifiedMemberColumns(db)} where player_id = ${agentId}
    order by state = 'held' desc, valid_at desc, member_id limit ${limit}`;

/** Locked until the transaction ends: a claim waits for the decision. */
export async function lockQualified(tx: Tx, memberId: string): Promise<QualifiedMember | undefined> {
  const [row] = await tx<QualifiedMember[]>`
    select ${qualifiedMemberColumns(tx)} where member_id = ${memberId} for update of agent_members`;
  return row;
}

export async function updateApproved(tx: Tx, memberId: string, now: number): Promise<void> {
  await tx`
    update agent_members set state = 'valid', approved_at = ${now} where member_id = ${memberId}`;
}

export async function updateRejected(tx: Tx, memberId: string, reason: HoldReason): Promise<void> {
  await tx`
    update agent_members set state = 'rejected', approved_at = null, reasons = ${[reason]}::text[]
    where member_id = ${memberId}`;
}
