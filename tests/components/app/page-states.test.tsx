import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '../../../contract/call.ts';
import { NO_CENTS } from '../../../contract/money.ts';
import { appUserOther } from '../../../contract/profile/detail-calls.ts';
import { playReport } from '../../../contract/protection/play-report-calls.ts';
import { getSelfLimited } from '../../../contract/protection/protection-calls.ts';
import { getPushState } from '../../../contract/push/push-calls.ts';
import { getBonusState } from '../../../contract/rewards/bonus-calls.ts';
import { getComplaintRules, getComplaints } from '../../../contract/rights/complaint-calls.ts';
import { getConsents } from '../../../contract/rights/rights-calls.ts';
import {
  appUserCoinDetail,
  betRecordReport,
  getHeldPayments,
} from '../../../contract/wallet/record-calls.ts';
import { getSafebox } from '../../../contract/wallet/safebox-calls.ts';
import { getTradeInfo } from '../../../contract/wallet/wallet-calls.ts';
import { getWithdrawal, getWithdrawTerms } from '../../../contract/wallet/withdraw-calls.ts';
import { complaintsConfig } from '../../../server/rights/rights-config.ts';
import { FAILURE_TEXT } from '../support/failure.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { NO_BONUSES } from '../wallet/money-answers.ts';

/** Pages of a member, each with the call that it cannot do without. */
const PAGES: readonly [address: string, call: Call][] = [
  ['/member/profile/info', appUserOther],
  ['/member/profile/consent', getConsents],
  ['/member/profile/notifications', getPushState],
  ['/member/complaints', getComplaints],
  ['/member/report', playReport],
  ['/member/self-limited', getSelfLimited],
  ['/wallets?name=deposit', getTradeInfo],
  ['/wallets?name=withdraw', getWithdrawTerms],
  ['/wallets/card/list', getWithdrawTerms],
  ['/wallets/card/edit', getWithdrawTerms],
  ['/wallets/safebox', getSafebox],
  ['/wallets/record', appUserCoinDetail],
  ['/withdrawal/ewallet', getWithdrawTerms],
  ['/withdrawal/bank?id=w1', getWithdrawal],
];

/** What stands beside the pages' own answers. */
function answerTheRest(): void {
  const { answerDays, disputeBody } = complaintsConfig.initial;
  server().answer(getComplaintRules, { answerDays, disputeBody });
  server().answer(getBonusState, NO_BONUSES);
  server().answer(getHeldPayments, { list: [] });
  const totals = {
    deposited: NO_CENTS,
    withdrawn: NO_CENTS,
    returned: NO_CENTS,
    staked: NO_CENTS,
    won: NO_CENTS,
    prizes: NO_CENTS,
    safebox: NO_CENTS,
    bonuses: NO_CENTS,
    other: NO_CENTS,
    rounds: 0,
  };
  server().answer(betRecordReport, {
    from: null,
    to: null,
    opening: NO_CENTS,
    closing: NO_CENTS,
    totals,
    days: [],
  });
}

describe('pages of a member', () => {
  beforeEach(answerTheRest);

  it.each(PAGES)('%s sends a guest to sign in and asks the server nothing', async (address, call) => {
    await openPage(address);
    await waitFor(() => expect(location.pathname).toBe('/auth/login'));
    expect(server().asked(call)).toEqual([]);
  });

  it.each(PAGES)('%s tells an account that may not see it, and offers another try', async (address, call) => {
    server().reject(call, 'forbidden');
    if (call !== getSelfLimited) server().reject(getSelfLimited, 'forbidden');
    const { user } = await openPage(address, { player: { id: 7 } });
    expect((await screen.findByRole('alert')).textContent).toContain(FAILURE_TEXT.forbidden);
    const asked = server().asked(call).length;
    await user.click(screen.getByRole('button', { name: /again/i }));
    await waitFor(() => expect(server().asked(call).length).toBeGreaterThan(asked));
  });
});
