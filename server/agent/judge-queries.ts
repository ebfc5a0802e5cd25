import type { Db, Tx } from '../db/sql.ts';
import { hasDeposited, hasPlayed, isOpenMember, suspicionsOf } from './member-conditions.ts';

interface Terms {
  /** Cents. */
  readonly amount: number;
  readonly multiple: number;
  readonly turnover: number;
  readonly minRounds: number;
}

interface Judging {
  /** Null: members of all agents. */
  readonly agentId: string | null;
  readonly terms: Terms;
  readonly now: number;
  readonly limit: number;
}

const ofAgent = (db: Db, agentId: string | null) =>
  agentId === null ? db`players.invited_by is not null` : db`players.invited_by = ${agentId}`;

/**
 * Members who meet all conditions and were not judged before: valid, or held where something speaks against them.
 * Returns how many. An account that may not play never counts anew.
 */
export async function insertJudged(tx: Tx, { agentId, terms, now, limit }: Judging): Promise<number> {
  const { count } = await tx`
    insert into agent_members (player_id, member_id, state, reasons, amount, multiple, valid_at)
    select invited_by, id, case when cardinality(reasons) = 0 then 'valid' else 'held' end, reasons,
      ${terms.amount}, ${terms.multiple}, ${now}
    from (
      select players.id, players.invited_by, ${suspicionsOf(tx, terms.minRounds)} as reasons from players
      where ${ofAgent(tx, agentId)} and players.kyc_state = 2
        and not exists (select from agent_members where agent_members.member_id = players.id)
        and ${hasPlayed(tx, terms.turnover)} and ${hasDeposited(tx)} and ${isOpenMember(tx)}
      limit ${limit}
    ) as judged
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
    update agent_members set state = 'held', reasons = found.reasons
    from (
      select players.id,
        case when agent_members.approved_at is null then ${suspicionsOf(tx, minRounds)} else '{}' end
          || case when ${isOpenMember(tx)} then '{}'::text[] else '{account}'::text[] end as reasons
      from agent_members join players on players.id = agent_members.member_id
      where agent_members.player_id = ${agentId} and agent_members.state = 'valid'
    ) as found
    where agent_members.player_id = ${agentId} and agent_members.member_id = found.id
      and agent_members.state = 'valid' and cardinality(found.reasons) > 0`;
  return count;
}
