import { cents } from '../../../contract/money.ts';
import type { DepositOfferTerms } from '../../../contract/rewards/bonus-calls.ts';
import { bonusOf } from '../../../contract/rewards/bonus-rules.ts';
import type { Tx } from '../../db/sql.ts';
import { postJournal } from '../../ledger/post-journal.ts';
import { makeId } from '../../make-id.ts';

const DAY_MS = 86_400_000;

interface Credited {
  readonly playerId: string;
  /** The deposit's. */
  readonly id: string;
  readonly amount: number;
  /** What was agreed to when the deposit was asked for. */
  readonly bonus: DepositOfferTerms | null;
}

/**
 * Gives what a deposit was promised, in the transaction that credits it; after its wagering was counted. A coupon is
 * used up by the first deposit that is paid with it, and a first deposit is first once.
 */
export async function grantBonus(
  tx: Tx,
  { playerId, id, amount, bonus: terms }: Credited,
  { now, random }: { now: number; random: (count: number) => Uint8Array },
): Promise<void> {
  const given = terms && bonusOf(terms, cents(amount), 0);
  if (!terms || !given) return;
  if (terms.source === 'coupon') {
    const used = await tx`
      update coupons set deposit_id = ${id}
      where player_id = ${playerId} and id = ${terms.id} and deposit_id is null`;
    if (used.count === 0) return;
  } else {
    const earlier = await tx`
      select from deposits where player_id = ${playerId} and state = 'paid' and id <> ${id} limit 1`;
    if (earlier.count > 0) return;
  }
  const granted = await tx`
    insert into bonuses (player_id, id, source, amount, need, mark, state, granted_at, expires_at)
    select ${playerId}, ${id}, ${terms.source}, ${given.bonus}, ${given.need}, bet, 'running', ${now},
      ${now + terms.days * DAY_MS}
    from player_totals where player_id = ${playerId}
    on conflict do nothing`;
  if (granted.count === 0) return;
  await postJournal(tx, {
    playerId,
    id: makeId(now, random(10)),
    kind: 'bonusGranted',
    entries: [
      { account: 'player:bonus', amount: given.bonus },
      { account: 'house:bonus', amount: -given.bonus },
    ],
    at: now,
  });
}
