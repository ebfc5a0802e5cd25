import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { getSeedPair } from '../../../../contract/games/seed-pair-calls.ts';
import { getLotteryDraw } from '../../../../contract/lottery/lottery-calls.ts';
import { getLotteryEntries } from '../../../../contract/lottery/reveal-calls.ts';
import { drawLottery, LOTTERY_REVEAL_MATHS, lotteryNumber } from '../../../../maths/lottery.ts';
import { addEntry, type LotteryEntry, noEntries } from '../../../../maths/lottery-entries.ts';
import { commitOf } from '../../../../maths/provably-fair.ts';
import { seedHashOf } from '../../../../maths/shared-seed.ts';
import { saveLotterySeed } from '../../../../src/session/player/lottery-seeds.ts';
import { someDraw } from '../../lottery/lottery-answers.ts';
import { openPage } from '../../support/open-page.tsx';
import { server } from '../../support/server.ts';

const MEMBER = { player: { id: 7 } };
const LINK = 'ab'.repeat(32);
const COMMIT = commitOf(LINK);
const ENTRIES: readonly LotteryEntry[] = ['one', 'two', 'three'].map((seed, position) => ({
  position,
  hash: seedHashOf(seed),
  seed: seed === 'two' ? null : seed,
}));
const mixOf = (entries: readonly LotteryEntry[], hashMix = '') =>
  entries.reduce(addEntry, noEntries(COMMIT, hashMix));
const HASH_MIX = mixOf(ENTRIES).hashMix;
const CLIENT_SEED = mixOf(ENTRIES, HASH_MIX).clientSeed;

/** Pages of two, as the server would have them if a page held no more. */
function answerEntries(entries: readonly LotteryEntry[]): void {
  server().answer(getLotteryEntries, ({ after }) => {
    const rest = entries.filter(({ position }) => position > (after ?? -1));
    return { list: rest.slice(0, 2), nextAfter: rest.length > 2 ? (rest[1]?.position ?? null) : null };
  });
}

async function checkEntries(entries: readonly LotteryEntry[]) {
  server().answer(
    getLotteryDraw,
    someDraw({
      result: lotteryNumber(drawLottery(4, LINK, CLIENT_SEED), 4),
      proof: {
        commit: COMMIT,
        serverSeed: LINK,
        clientSeed: CLIENT_SEED,
        hashMix: HASH_MIX,
        maths: LOTTERY_REVEAL_MATHS,
        chain: { number: 1, length: 1_000, lastLink: COMMIT, nextLastLink: null, position: 1 },
      },
    }),
  );
  answerEntries(entries);
  const { user } = await openPage('/fair?lottery=daily&number=7', MEMBER);
  const section = within(await screen.findByRole('region', { name: 'Verify a lottery draw' }));
  await section.findByRole('heading', { name: 'The figures of this draw fit together' });
  await user.click(section.getByRole('button', { name: 'Check all purchases' }));
  return section;
}

async function keep(receipts: readonly number[], parts: { seed?: string; hashMix?: string } = {}) {
  await openPage('/', MEMBER);
  saveLotterySeed({
    ...{ product: 'daily', number: 7, seed: parts.seed ?? 'one', closesAt: 0, drawAt: Date.now() },
    receipts: receipts.map((position) => ({
      position,
      hashMix: mixOf(ENTRIES.slice(0, position + 1)).hashMix,
    })),
    hashMix: parts.hashMix ?? HASH_MIX,
    isDone: true,
  });
}

beforeEach(() => server().cut(getSeedPair));

const RIGHT = '3 purchases give the combined hashes and the combined numbers. Not revealed: 1.';
const OWN = 'Your purchases from this device are among them, as your receipts say.';
const NOT_OWN = /^Your purchases from this device aren’t among them/;

describe('purchases of a lottery’s draw at /fair', () => {
  it('[R09] all purchases are read page by page and give hashes and client seed; own receipts are among them', async () => {
    await keep([0, 2]);
    const section = await checkEntries(ENTRIES);
    expect(await section.findByText(RIGHT)).toBeTruthy();
    expect(section.getByText(OWN)).toBeTruthy();
  });

  it.each([
    [
      'a seed is another one',
      ENTRIES.map((entry) => (entry.seed === 'one' ? { ...entry, seed: 'on3' } : entry)),
    ],
    ['a purchase is missing', ENTRIES.slice(1)],
    ['the order is another one', [...ENTRIES].reverse().map((entry, position) => ({ ...entry, position }))],
  ])('[R09] purchases of which %s are found', async (_case, entries) => {
    const section = await checkEntries(entries);
    expect(await section.findByText(/^The purchases don’t give the combined hashes/)).toBeTruthy();
  });

  it.each([
    ['mix that was told before the reveal', { hashMix: 'ef'.repeat(32) }],
    ['seed that was revealed', { seed: 'two' }],
  ])('[R09] draw without the %s is found by the device that kept it', async (_case, parts) => {
    await keep([0], parts);
    const section = await checkEntries(ENTRIES);
    expect(await section.findByText(RIGHT)).toBeTruthy();
    expect(section.getByText(NOT_OWN)).toBeTruthy();
  });
});
