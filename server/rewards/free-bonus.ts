import { cents } from '../../contract/money.ts';
import type { getFreeBonus, receiveFreeBonus } from '../../contract/rewards/free-bonus-calls.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { mayBeOffered } from '../protection/public/offers.ts';
import { readSpent, updateSpent } from './budget-queries.ts';
import { hasClaimed } from './claim-queries.ts';
import { claimRewards } from './public/claim-rewards.ts';
import { isDepositNeeded } from './public/free-bonus-deposit.ts';
import { COIN_PROP } from './reward-accounts.ts';
import { freeBonusConfig } from './rewards-config.ts';

const SOURCE = 'freeBonus';
/** There is one for each player, ever. */
const KEY = 'first';

const readFreeBonus: Handler<typeof getFreeBonus> = async (_body, request) => {
  const { context } = request;
  const { sql, hooks } = context;
  const { id } = memberOf(request);
  const [{ amount, multiple, budget }, isClaimed, spent, isOffered, isWaiting] = await Promise.all([
    readConfig(sql, freeBonusConfig),
    hasClaimed(sql, { playerId: id, source: SOURCE, key: KEY }),
    readSpent(sql, SOURCE),
    mayBeOffered(context, id),
    isDepositNeeded(sql, hooks, id),
  ]);
  const isOpen = isOffered && amount > 0 && spent + amount <= budget;
  return {
    amount: cents(amount),
    multiple,
    state: isClaimed ? 'claimed' : isOpen ? 'open' : 'none',
    isDepositNeeded: isWaiting,
  };
};

const claimFreeBonus: Handler<typeof receiveFreeBonus> = ({ requestId }, request) => {
  const { id: playerId } = memberOf(request);
  const about = { playerId, call: 'receiveFreeBonus', requestId, body: {} };
  return claimRewards(request.context, about, async (tx) => {
    const { amount, multiple, budget } = await readConfig(tx, freeBonusConfig);
    if (await hasClaimed(tx, { playerId, source: SOURCE, key: KEY }))
      throw new CallError('rewardClaimed', 'the free bonus was claimed before');
    if (amount === 0) return [];
    if (!(await updateSpent(tx, { source: SOURCE, amount, budget })))
      throw new CallError('rewardBudgetSpent', `${amount} more would exceed the budget of ${budget}`);
    return [
      {
        source: SOURCE,
        key: KEY,
        rewards: [{ propId: COIN_PROP, count: amount }],
        wagering: cents(amount * multiple),
      },
    ];
  });
};

export const freeBonusHandlers = { getFreeBonus: readFreeBonus, receiveFreeBonus: claimFreeBonus };
