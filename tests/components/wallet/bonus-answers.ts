import { cents, NO_CENTS } from '../../../contract/money.ts';
import type { Bonus, BonusState, DepositOfferTerms } from '../../../contract/rewards/bonus-calls.ts';
import { NO_BONUSES } from './money-answers.ts';

/** Half of a first deposit, ₱500.00 at most, from ₱100.00, earned by five times as much in bets; but for `changes`. */
export function someOffer(changes: Partial<DepositOfferTerms> = {}): DepositOfferTerms {
  return {
    id: 'firstDeposit',
    source: 'firstDeposit',
    propId: 0,
    percent: 50,
    fixed: NO_CENTS,
    maxBonus: cents(50_000),
    minDeposit: cents(10_000),
    multiple: 5,
    days: 7,
    endsAt: 1_800_000_000_000,
    ...changes,
  };
}

/** A bonus of ₱250.00 that needs ₱1,250.00 in bets, of which ₱500.00 are made; but for `changes`. */
export function someBonus(changes: Partial<Bonus> = {}): Bonus {
  return {
    bonusId: 'b1',
    source: 'firstDeposit',
    amount: cents(25_000),
    need: cents(125_000),
    done: cents(50_000),
    state: 'running',
    grantedAt: 1_790_000_000_000,
    expiresAt: 1_800_000_000_000,
    endedAt: null,
    ...changes,
  };
}

export const withOffers = (...offers: DepositOfferTerms[]): BonusState => ({ ...NO_BONUSES, offers });
export const withRunning = (...running: Bonus[]): BonusState => ({ ...NO_BONUSES, running });
