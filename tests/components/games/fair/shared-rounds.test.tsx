import { createHash } from 'node:crypto';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  gameSeedChains,
  gameSharedRoundProof,
  type SharedRoundProof,
} from '../../../../contract/games/shared-proof-calls.ts';
import { LOTTERY_CHAINS } from '../../../../contract/lottery/lottery-terms.ts';
import { KENO_LIGHTS } from '../../../../maths/keno-lights.ts';
import { commitOf, fairSource } from '../../../../maths/provably-fair.ts';
import { seedHashOf, sharedClientSeed } from '../../../../maths/shared-seed.ts';
import { openPage } from '../../support/open-page.tsx';
import { server } from '../../support/server.ts';

const LINK = 'ab'.repeat(32);
const POSITION = 3;
const lastLink = () => {
  let bytes = Buffer.from(LINK, 'hex');
  for (let times = 0; times < POSITION; times += 1) bytes = createHash('sha256').update(bytes).digest();
  return bytes.toString('hex');
};
const ENTRIES = [
  { hash: seedHashOf('one-seed'), seed: 'one-seed' },
  { hash: seedHashOf('two-seed'), seed: null },
];
const clientSeed = sharedClientSeed('s1', ENTRIES);
const CHAIN = { number: 1, length: 1_000_000, lastLink: lastLink() };
const PROOF: SharedRoundProof = {
  slug: 'keno-lights',
  number: 3,
  maths: KENO_LIGHTS.maths,
  result: KENO_LIGHTS.shared.draw(fairSource(LINK, clientSeed)),
  settledAt: Date.UTC(2026, 2, 9, 12),
  commit: commitOf(LINK),
  serverSeed: LINK,
  clientSeed,
  shared: {
    sharedRoundId: 's1',
    chain: { ...CHAIN, nextLastLink: null },
    position: POSITION,
    entries: ENTRIES,
  },
};

async function check(proof: SharedRoundProof) {
  server().answer(gameSeedChains, {
    chains: [
      { ...CHAIN, slug: 'keno-lights', publishedAt: Date.UTC(2026, 2, 1), used: POSITION },
      { ...CHAIN, slug: LOTTERY_CHAINS.weekend, publishedAt: Date.UTC(2026, 2, 1), used: 0 },
    ],
  });
  server().answer(gameSharedRoundProof, proof);
  const { user } = await openPage('/fair');
  const section = await screen.findByRole('region', { name: 'Shared rounds' });
  const inside = within(section);
  await user.type(inside.getByLabelText('ID of the shared round'), 's1');
  await user.click(inside.getByRole('button', { name: 'Check the shared round' }));
  return { user, inside };
}

describe('shared round at /fair', () => {
  it('[C90] published chains are listed, and a stranger checks a round down to the published link', async () => {
    const { user, inside } = await check(PROOF);
    expect(await inside.findByText('3 / 1,000,000')).toBeTruthy();
    expect(inside.getByText('Keno Lights 1: published link')).toBeTruthy();
    expect(inside.getByText('Weekend lottery 1: published link')).toBeTruthy();
    await inside.findByRole('heading', { name: 'The figures of this round fit together' });
    expect(inside.getByText('Both seeds give exactly this result.')).toBeTruthy();
    await user.click(inside.getByRole('button', { name: 'Check down to the published link' }));
    expect(await inside.findByText('Hashed 3 times, the link is the published one.')).toBeTruthy();
  });

  it('page says when no chain has been published yet', async () => {
    server().answer(gameSeedChains, { chains: [] });
    await openPage('/fair');
    const section = await screen.findByRole('region', { name: 'Shared rounds' });
    await within(section).findByText(/^No chain has been published yet/);
  });

  it('[C90] link of another chain, another seed and another result are each found', async () => {
    const [entry] = ENTRIES;
    const { user, inside } = await check({
      ...PROOF,
      result: { drawn: [1] },
      shared: {
        ...PROOF.shared,
        chain: { ...PROOF.shared.chain, lastLink: 'f'.repeat(64) },
        entries: entry ? [{ ...entry, seed: 'other-seed' }] : [],
      },
    });
    await inside.findByText('The seeds don’t have their hashes, or aren’t the client seed.');
    expect(inside.getByText('The seeds give a different result from the one shown.')).toBeTruthy();
    await user.click(inside.getByRole('button', { name: 'Check down to the published link' }));
    expect(await inside.findByText('Hashed 3 times, the link isn’t the published one.')).toBeTruthy();
  });
});
