import { screen } from '@testing-library/react';
import type { CallData } from '../../../contract/call.ts';
import { cents } from '../../../contract/money.ts';
import { getSelfLimited } from '../../../contract/protection/protection-calls.ts';
import { getBonusState } from '../../../contract/rewards/bonus-calls.ts';
import { getTradeInfo, type TradeInfo } from '../../../contract/wallet/wallet-calls.ts';
import { told } from '../protection/protection-answers.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { NO_BONUSES, platformTrade } from './money-answers.ts';

export const PAGE = '/wallets?name=deposit';
/** Who deposits, with nothing in the balance. */
export const MEMBER = { player: { id: 7, coin: cents(0) } };

export const amountField = () => screen.getByRole('textbox', { name: 'Other amount' });
export const form = () => screen.findByRole('form', { name: 'Deposit' });

/** Lets the server answer with the wallet of a new player, but for `changes`. */
export function answerWallet(
  changes: Partial<TradeInfo> = {},
  bonuses: CallData<typeof getBonusState> = NO_BONUSES,
): void {
  server().answer(getTradeInfo, platformTrade(changes));
  server().answer(getSelfLimited, told());
  server().answer(getBonusState, bonuses);
}

/** The wallet with its form. */
export async function openForm(
  changes: Partial<TradeInfo> = {},
  bonuses: CallData<typeof getBonusState> = NO_BONUSES,
) {
  answerWallet(changes, bonuses);
  const page = await openPage(PAGE, MEMBER);
  await form();
  return page;
}
