import type { Cents } from '../../../contract/money.ts';
import { cents } from '../../../contract/money.ts';
import type { DepositOfferTerms } from '../../../contract/rewards/bonus-calls.ts';
import { bonusOf } from '../../../contract/rewards/bonus-rules.ts';
import type { Tx } from '../../db/sql.ts';
import { transfer } from '../../ledger/entries.ts';
import { postJournal } from '../../ledger/post-journal.ts';
import { makeId } from '../../make-id.ts';
import { insertMissingBonus } from '../bonus-queries.ts';
import { updateCouponUsed } from '../coupon-queries.ts';
import { hasDepositedMoreThan } from '../deposited.ts';

const DAY_MS = 86_400_000;

interface CreditedDeposit {
  readonly playerId: string;
  /** The deposit's. */
  readonly id: string;
  readonly amount: Cents;
  /** The terms agreed to with the deposit. */
  readonly bonus: DepositOfferTerms | null;
}

/**
 * Grants the bonus of a deposit, in the transaction that credits it; after it was counted with its wagering. A coupon is
 * consumed by the first deposit that is paid with it, and the first-deposit offer is granted once.
 */
export async function grantBonus(
  tx: Tx,
  { playerId, id, amount, bonus: terms }: CreditedDeposit,
  { now, random }: { now: number; random: (count: number) => Uint8Array },
): Promise<void> {
  const given = terms && bonusOf(terms, cents(amount), 0);
  if (!terms || !given) return;
  if (terms.source === 'coupon') {
    const isUnused = await updateCouponUsed(tx, { playerId, id: terms.id, depositId: id });
    if (!isUnused) return;
  } else if (await hasDepositedMoreThan(tx, playerId, amount)) return;
  const isGranted = await insertMissingBonus(tx, {
    playerId,
    id,
    source: terms.source,
    amount: given.bonus,
    need: given.need,
    now,
    expiresAt: now + terms.days * DAY_MS,
  });
  if (!isGranted) return;
  await postJournal(tx, {
    playerId,
    id: makeId(now, random(10)),
    kind: 'bonusGranted',
    entries: transfer(given.bonus, { from: 'house:bonus', to: 'player:bonus' }),
    at: now,
  });
}
