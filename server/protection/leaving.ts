import { cents } from '../../contract/money.ts';
import type { closeAccount, excludeSelf } from '../../contract/protection/protection-calls.ts';
import { notePlayerAction } from '../auth/public/player-actions.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { readBalance } from '../ledger/read-balance.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { sealerOf } from '../seal-keys.ts';
import { excludePlayer, shutAccount } from './exclusions.ts';

/**
 * Excludes at once. The player keeps the money: it is paid out on request, and a payment in progress is still
 * credited.
 */
const excludeForPeriod: Handler<typeof excludeSelf> = async ({ period }, request) => {
  const { id: playerId } = memberOf(request);
  const { context } = request;
  const until = await runTransaction(context.sql, async (tx) => {
    const end = await excludePlayer(tx, sealerOf(context.settings), request, { playerId, period });
    await notePlayerAction(tx, request, { act: 'self-exclusion', details: { period, until: end } });
    return end;
  });
  return { until };
};

const closeOwnAccount: Handler<typeof closeAccount> = async (_body, request) => {
  const { id: playerId } = memberOf(request);
  const coin = await runTransaction(request.context.sql, async (tx) => {
    await shutAccount(tx, request, 'closed');
    await notePlayerAction(tx, request, { act: 'account closed', details: {} });
    return readBalance(tx, playerId, 'coin');
  });
  return { coin: cents(coin) };
};

export const leavingHandlers = { excludeSelf: excludeForPeriod, closeAccount: closeOwnAccount };
