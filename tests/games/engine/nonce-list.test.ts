import { expect, it } from 'vitest';
import { NONCES_LISTED, type PlacedNonce } from '../../../contract/games/seed-pair-calls.ts';
import { areNoncesListed, type ListNonces } from '../../../games/engine/nonce-list.ts';

const COMMIT = 'c'.repeat(64);

/** Lists rounds and refusals in turn. */
const complete: ListNonces = async ({ from, to }) =>
  Array.from({ length: to - from }, (_, index): PlacedNonce => {
    const nonce = from + index;
    return nonce % 2 === 0
      ? { nonce, roundId: `round-${nonce}`, refusal: null }
      : { nonce, roundId: null, refusal: 'balanceTooLow' };
  });

it('nonces are asked for in pieces that one call lists, without a gap between them', async () => {
  const asked: [number, number][] = [];
  const list: ListNonces = (body) => {
    asked.push([body.from, body.to]);
    return complete(body);
  };
  const to = 3 + 2 * NONCES_LISTED + 5;
  expect(await areNoncesListed(list, { commit: COMMIT, from: 3, to })).toBe(true);
  expect(asked).toEqual([
    [3, 3 + NONCES_LISTED],
    [3 + NONCES_LISTED, 3 + 2 * NONCES_LISTED],
    [3 + 2 * NONCES_LISTED, to],
  ]);
});

it.each<[string, (listed: PlacedNonce[]) => PlacedNonce[]]>([
  ['leaves one out', (listed) => listed.toSpliced(1, 1)],
  ['lists one twice', (listed) => listed.with(1, listed[0] as PlacedNonce)],
  ['lists one too many', (listed) => [...listed, { nonce: 8, roundId: 'round-8', refusal: null }]],
  ['is in another order', (listed) => listed.toReversed()],
  ['says nothing of one', (listed) => listed.with(1, { nonce: 5, roundId: null, refusal: null })],
  ['is empty', () => []],
])('list that %s accounts for nothing', async (_, change) => {
  const list: ListNonces = async (body) => change([...(await complete(body))]);
  expect(await areNoncesListed(list, { commit: COMMIT, from: 4, to: 8 })).toBe(false);
});
