import type { AgentPayment, HoldReason, MemberFilter } from '../../contract/agent/agent-calls.ts';
import type { Db } from '../db/sql.ts';
import { hasDeposited, hasPlayed, isOpenMember, type PlayCondition } from './member-conditions.ts';

interface AgentRow {
  readonly inviteCode: string;
  readonly isInvited: boolean;
  readonly hasDeposited: boolean;
  readonly createdAt: number;
}

export async function findAgent(db: Db, playerId: string): Promise<AgentRow | undefined> {
  const [row] = await db<AgentRow[]>`
    select invite_code, invited_by is not null as is_invited, created_at, ${hasDeposited(db)} as has_deposited
    from players where id = ${playerId}`;
  return row;
}

interface Totals {
  readonly members: number;
  readonly valid: number;
  readonly held: number;
}

/** A valid member whose account may not play any more is told as held, which is all that the agent is told. */
export async function readTotals(db: Db, agentId: string): Promise<Totals> {
  const [row] = await db<Totals[]>`
    select (select count(*) from players where invited_by = ${agentId})::int as members,
      count(*) filter (where state = 'paid' or state = 'valid' and is_open)::int as valid,
      count(*) filter (where state = 'held' or state = 'valid' and not is_open)::int as held
    from (
      select state, state <> 'valid' or ${isOpenMember(db)} as is_open
      from agent_members join players on players.id = member_id where player_id = ${agentId}
    ) as qualified`;
  return row ?? { members: 0, valid: 0, held: 0 };
}

interface DueCommission {
  readonly members: number;
  /** Cents. */
  readonly amount: number;
  /** All that are valid, also those beyond `limit`. */
  readonly all: number;
}

/** What can be claimed now. @param limit members for whom the month still allows it */
export async function readDue(
  db: Db,
  { agentId, limit }: { agentId: string; limit: number },
): Promise<DueCommission> {
  const [row] = await db<DueCommission[]>`
    select count(*) filter (where place <= ${limit})::int as members,
      coalesce(sum(amount) filter (where place <= ${limit}), 0)::bigint as amount, count(*)::int as all
    from (
      select amount, row_number() over (order by valid_at, member_id) as place
      from agent_members join players on players.id = member_id
      where player_id = ${agentId} and state = 'valid' and ${isOpenMember(db)}
    ) as due`;
  return row ?? { members: 0, amount: 0, all: 0 };
}

export async function hasDue(db: Db, agentId: string): Promise<boolean> {
  const { count } = await db`
    select from agent_members join players on players.id = member_id
    where player_id = ${agentId} and state = 'valid' and ${isOpenMember(db)} limit 1`;
  return count > 0;
}

interface PaidCommission {
  readonly members: number;
  readonly amount: number;
  readonly thisMonth: number;
}

/** @param monthAt when the month began */
export async function readPaid(
  db: Db,
  { agentId, monthAt }: { agentId: string; monthAt: number },
): Promise<PaidCommission> {
  const [row] = await db<PaidCommission[]>`
    select coalesce(sum(members), 0)::int as members, coalesce(sum(amount), 0)::bigint as amount,
      coalesce(sum(members) filter (where at >= ${monthAt}), 0)::int as this_month
    from agent_payments where player_id = ${agentId}`;
  return row ?? { members: 0, amount: 0, thisMonth: 0 };
}

interface PageQuery {
  readonly agentId: string;
  /** Ids grow with time: the page is of those before it. */
  readonly before: string;
  readonly limit: number;
}

export const readPayments = (db: Db, { agentId, before, limit }: PageQuery): Promise<AgentPayment[]> =>
  db<AgentPayment[]>`
    select id, members, amount, wagering, at from agent_payments
    where player_id = ${agentId} and id < ${before} order by id desc limit ${limit}`;

export interface MemberRow {
  readonly id: string;
  readonly nickname: string;
  readonly createdAt: number;
  readonly isOpen: boolean;
  readonly hasKyc: boolean;
  readonly hasDeposited: boolean;
  readonly hasPlayed: boolean;
  /** Null before all conditions are met. */
  readonly state: 'valid' | 'held' | 'rejected' | 'paid' | null;
  readonly reasons: readonly HoldReason[] | null;
  readonly amount: number | null;
}

const FILTERS: Readonly<Record<MemberFilter, (db: Db) => ReturnType<Db>>> = {
  all: (db) => db`true`,
  valid: (db) => db`state = 'valid' and ${isOpenMember(db)}`,
  held: (db) => db`(state = 'held' or state = 'valid' and not (${isOpenMember(db)}))`,
};

export const readMembers = (
  db: Db,
  { agentId, before, limit, filter, ...played }: PageQuery & PlayCondition & { filter: MemberFilter },
): Promise<MemberRow[]> =>
  db<MemberRow[]>`
    select players.id, coalesce(nullif(nickname, ''), account) as nickname, created_at,
      ${isOpenMember(db)} as is_open, kyc_state = 2 as has_kyc, ${hasDeposited(db)} as has_deposited,
      ${hasPlayed(db, played)} as has_played, state, reasons, amount
    from players left join agent_members on member_id = players.id
    where invited_by = ${agentId} and players.id < ${before} and ${FILTERS[filter](db)}
    order by players.id desc limit ${limit}`;
