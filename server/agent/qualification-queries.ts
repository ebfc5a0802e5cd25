import type { Db, Tx } from '../db/sql.ts';
import {
  hasDeposited,
  hasPlayed,
  isOpenMember,
  type PlayCondition,
  suspicionRows,
} from './member-conditions.ts';

interface Terms extends PlayCondition {
  /** Cents. */
  readonly amount: number;
  readonly multiple: number;
  readonly minRounds: number;
}

interface QualificationQuery {
  /** Null: members of all agents. */
  readonly agentId: string | null;
  readonly terms: Terms;
  readonly now: number;
  readonly limit: number;
}

const ofAgent = (db: Db, agentId: string | null) =>
  agentId === null ? db`players.invited_by is not null` : db`players.invited_by = ${agentId}`;

/**
 * Members who meet all conditions and are not listed yet: valid, or held where something speaks against them.
 * Returns how many. An account that may not play never counts anew.
 */
export async function insertQualified(
  tx: Tx,
  { agentId, terms, now, limit }: QualificationQuery,
): Promise<number> {
  const { count } = await tx`
    with candidate as materialized (
      select players.id, players.invited_by from players
      where ${ofAgent(tx, agentId)} and players.kyc_state = 2
        and not exists (select from agent_members where agent_members.member_id = players.id)
        and ${hasPlayed(tx, terms)} and ${hasDeposited(tx)} and ${isOpenMember(tx)}
      limit ${limit}
    ), doubted as (
      select id, array_agg(reason order by reason) as reasons from (${suspicionRows(tx, terms.minRounds)}) as found
      group by id
    )
    insert into agent_members (player_id, member_id, state, reasons, amount, multiple, valid_at)
    select invited_by, candidate.id, case when doubted.id is null then 'valid' else 'held' end,
      coalesce(reasons, '{}'), ${terms.amount}, ${terms.multiple}, ${now}
    from candidate left join doubted on doubted.id = candidate.id
    on conflict do nothing`;
  return count;
}

/**
 * Looks again at members that were valid and are not paid: what has come up since holds them. One that an operator
 * approved is held only for an account that may not play any more.
 */
export async function updateHeld(
  tx: Tx,
  { agentId, minRounds }: { agentId: string; minRounds: number },
): Promise<number> {
  const { count } = await tx`
    with open as materialized (
      select players.id, players.invited_by, agent_members.approved_at, ${isOpenMember(tx)} as may_play
      from agent_members join players on players.id = agent_members.member_id
      where agent_members.player_id = ${agentId} and agent_members.state = 'valid'
    ), candidate as (
      select id, invited_by from open where approved_at is null
    ), doubted as (
      select id, array_agg(reason order by reason) as reasons from (
        ${suspicionRows(tx, minRounds)}
        union select id, 'account' from open where not may_play
      ) as found group by id
    )
    update agent_members set state = 'held', reasons = doubted.reasons from doubted
    where agent_members.member_id = doubted.id and agent_members.state = 'valid'`;
  return count;
}
