import { describe, expect, it } from 'vitest';
import type { StoredTransaction } from '../../../../server/games/public/remote-rounds.ts';
import {
  compareTransaction,
  type ListedTransaction,
} from '../../../../server/studios/remote-books/compare-books.ts';

const BET: StoredTransaction = {
  ...{ id: 'b', kind: 'bet', user: 'u', round: 'r', reference: null, amount: 250, status: 'ok' },
  ...{ isReturned: false, at: 0 },
};
const THEIR_BET: ListedTransaction = {
  ...{ id: 'b', kind: 'bet', user: 'u', round: 'r', reference: null, amount: 250_000, status: 'TS_SUCCESS' },
  ...{ currency: 'PHP', at: 0 },
};
const BACK: StoredTransaction = { ...BET, id: 'k', kind: 'rollback', reference: 'b', amount: null };
const THEIR_BACK: ListedTransaction = { ...THEIR_BET, id: 'k', kind: 'rollback', reference: 'b' };

type Case = [string, StoredTransaction | null, ListedTransaction | null, string[]];

describe('transaction on both sides', () => {
  it.each<Case>([
    ['bet is the same', BET, THEIR_BET, []],
    ['rollback has an amount there alone', BACK, THEIR_BACK, []],
    ['rollback of a bet that never came has no round here', { ...BACK, round: null }, THEIR_BACK, []],
    ['refused bet is declined', { ...BET, status: 'onBreak' }, { ...THEIR_BET, status: 'TS_DECLINED' }, []],
    ['bet that never came is declined', null, { ...THEIR_BET, status: 'TS_DECLINED' }, []],
    ['returned bet is declined', { ...BET, isReturned: true }, { ...THEIR_BET, status: 'TS_DECLINED' }, []],
    ['returned bet is listed as it was', { ...BET, isReturned: true }, THEIR_BET, []],
    ['refused bet is not listed', { ...BET, status: 'onBreak' }, null, []],
    ['rollback of nothing is not listed', { ...BACK, round: null }, null, []],
  ])('%s: equal', (_what, ours, theirs, differs) => {
    expect(compareTransaction(ours, theirs, 'PHP')).toEqual(differs);
  });

  it.each<Case>([
    ['bet is not listed', BET, null, ['notThere']],
    ['rollback that has given back is not listed', BACK, null, ['notThere']],
    ['listed bet never came', null, THEIR_BET, ['notHere']],
    ['listed bet was refused', { ...BET, status: 'onBreak' }, THEIR_BET, ['notHere']],
    ['bet that never came is pending', null, { ...THEIR_BET, status: 'TS_PENDING' }, ['notHere']],
    ['amount is another', BET, { ...THEIR_BET, amount: 250_001 }, ['amount']],
    ['currency is another', BET, { ...THEIR_BET, currency: 'EUR' }, ['currency']],
    ['kind is another', BET, { ...THEIR_BET, kind: 'win' }, ['kind']],
    ['user is another', BET, { ...THEIR_BET, user: 'v' }, ['user']],
    ['user is missing', BET, { ...THEIR_BET, user: null }, ['user']],
    ['round is another', BET, { ...THEIR_BET, round: 's' }, ['round']],
    ['reference is another', BACK, { ...THEIR_BACK, reference: 'c' }, ['reference']],
    ['taken bet is declined', BET, { ...THEIR_BET, status: 'TS_DECLINED' }, ['status']],
    ['taken bet is pending', BET, { ...THEIR_BET, status: 'TS_PENDING' }, ['status']],
    ['taken rollback is declined', BACK, { ...THEIR_BACK, status: 'TS_DECLINED' }, ['status']],
    ['two fields are others', BET, { ...THEIR_BET, user: 'v', amount: 1 }, ['user', 'amount']],
  ])('%s: different', (_what, ours, theirs, differs) => {
    expect(compareTransaction(ours, theirs, 'PHP')).toEqual(differs);
  });
});
