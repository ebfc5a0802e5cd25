import { cents } from '../../../contract/money.ts';
import { type BindReward, getBindReward } from '../../../contract/onboarding/bind-calls.ts';
import { getSignUpBonus, type SignUpBonus } from '../../../contract/onboarding/sign-up-bonus-calls.ts';
import { server } from '../support/server.ts';

export const COIN = cents(60_000);
export const MEMBER = { player: { id: 7, coin: COIN } };
export const POINTS = [{ propId: 2002, count: 300 }];

export const answerBind = (changes: Partial<BindReward> = {}) =>
  server().answer(getBindReward, {
    steps: [
      { way: 'phone', isDone: false },
      { way: 'password', isDone: true },
      { way: 'social', isDone: false },
    ],
    needed: 2,
    rewards: POINTS,
    state: 'missing',
    canClaim: true,
    ...changes,
  });

export const answerBonus = (changes: Partial<SignUpBonus> = {}) =>
  server().answer(getSignUpBonus, {
    amount: cents(5_000),
    multiple: 5,
    wagering: cents(25_000),
    cost: cents(1_250),
    days: 14,
    state: 'open',
    endsAt: Date.UTC(2027, 2, 24, 4),
    canClaim: true,
    ...changes,
  });
