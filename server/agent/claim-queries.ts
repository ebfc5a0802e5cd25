import type { Tx } from '../db/sql.ts';
import { isOpenMember } from './member-conditions.ts';

interface CommissionPayment {
  readonly agentId: string;
  readonly paymentId: string;
  /** Null: of all members. */
  readonly memberId: string | null;
  readonly limit: number;
}

interface Commission {
  readonly members: number;
  /** Cents. */
  readonly amount: number;
  readonly wagering: number;
}

/** Marks members as paid, the first who were valid first, and returns what that comes to. */
export async function updatePaid(
  tx: Tx,
  { agentId, paymentId, memberId, limit }: CommissionPayment,
): Promise<Commission> {
  const [row] = await tx<Commission[]>`
    with due as (
      select member_id from agent_members join players on players.id = member_id
      where player_id = ${agentId} and state = 'valid' and ${isOpenMember(tx)}
        and ${memberId === null ? tx`true` : tx`member_id = ${memberId}`}
      order by valid_at, member_id limit ${limit} for update of agent_members
    ), paid as (
      update agent_members set state = 'paid', payment_id = ${paymentId} from due
      where agent_members.member_id = due.member_id
      returning amount, multiple
    )
    select count(*)::int as members, coalesce(sum(amount), 0)::bigint as amount,
      coalesce(sum(amount * multiple), 0)::bigint as wagering
    from paid`;
  return row ?? { members: 0, amount: 0, wagering: 0 };
}

interface NewPayment extends Commission {
  readonly playerId: string;
  readonly id: string;
  readonly at: number;
}

export async function insertPayment(tx: Tx, payment: NewPayment): Promise<void> {
  await tx`insert into agent_payments ${tx({ ...payment })}`;
}
