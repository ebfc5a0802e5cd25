import { screen } from '@testing-library/react';
import { cents } from '../../../contract/money.ts';
import { getBonusState } from '../../../contract/rewards/bonus-calls.ts';
import { getWithdrawTerms } from '../../../contract/wallet/withdraw-calls.ts';
import type { WithdrawTerms } from '../../../contract/wallet/withdrawal.ts';
import { server } from '../support/server.ts';
import { NO_BONUSES, readyTerms } from './money-answers.ts';

/** Who withdraws, with as much as `readyTerms` says. */
export const MEMBER = { player: { id: 7, coin: cents(60_000) } };
export const PIN = '739182';

export const pinField = () => screen.getByLabelText('Your withdrawal PIN');
export const amountField = () => screen.findByRole('textbox', { name: 'Amount' });

/** Lets the server answer with the terms of a player who is ready to withdraw, but for `changes`. */
export function answerTerms(changes: Partial<WithdrawTerms> = {}): void {
  server().answer(getWithdrawTerms, readyTerms(changes));
  server().answer(getBonusState, NO_BONUSES);
}
