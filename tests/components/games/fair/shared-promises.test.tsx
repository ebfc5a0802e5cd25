import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gameRoundProof } from '../../../../contract/games/round-record-calls.ts';
import { cents } from '../../../../contract/money.ts';
import { KENO_LIGHTS } from '../../../../maths/keno-lights.ts';
import { MAX_SEED_ENTRIES, type SeedEntry } from '../../../../maths/seed-entries.ts';
import { entriesDigestOf, seedHashOf, sharedClientSeed } from '../../../../maths/shared-seed.ts';
import type { KeptPromise } from '../../../../src/features/games/fair/promise-store.ts';
import { settledRound } from '../../../maths/support/settled-round.ts';
import { openPage } from '../../support/open-page.tsx';
import { server } from '../../support/server.ts';
import { MEMBER } from './support/seed-pairs.ts';

const device = vi.hoisted(() => ({ noted: null as KeptPromise | null }));
vi.mock(import('../../../../src/features/games/fair/promise-store.ts'), async (original) => {
  const store = await original();
  return { ...store, useKeptPromise: () => device.noted };
});

const LINK = 'ab'.repeat(32);
const bet = { stake: cents(500), numbers: [7, 14, 21, 28] };
const chain = { number: 1, length: 1_000_000, lastLink: 'c'.repeat(64), nextLastLink: null };
const POSITION = 3;
const OWN = { hash: seedHashOf('own-seed'), seed: 'own-seed' };
const entryOf = (seed: string) => ({ hash: seedHashOf(seed), seed });
const ENTRIES: readonly SeedEntry[] = [
  entryOf('one-seed'),
  OWN,
  { hash: seedHashOf('two-seed'), seed: null },
];

/** As the server tells it, with the client seed and the outcome that these entries give. */
function roundOf(entries: readonly SeedEntry[]) {
  const round = settledRound(KENO_LIGHTS, bet, {
    serverSeed: LINK,
    clientSeed: sharedClientSeed('s1', entries),
  });
  const shared = { sharedRoundId: 's1', chain, position: POSITION, entries: [...entries] };
  return { ...round, proof: { ...round.proof, shared } };
}

const promise: KeptPromise = {
  playerId: MEMBER.player.id,
  at: 1,
  requestId: '00000000-0000-4000-8000-000000000001',
  commit: roundOf(ENTRIES).proof.commit,
  clientSeed: OWN.hash,
  nonce: null,
  acceptedNonce: null,
  bet,
  chain: { number: 1, lastLink: chain.lastLink, position: POSITION },
  entriesDigest: entriesDigestOf(ENTRIES.map(({ hash }) => hash)),
  roundId: 'round-1',
  brokenAnswer: null,
};

async function openCard(heading: string) {
  await openPage('/fair?round=round-1');
  return within((await screen.findByRole('heading', { name: heading })).parentElement as HTMLElement);
}

beforeEach(() => {
  device.noted = promise;
  server().answer(gameRoundProof, roundOf(ENTRIES));
});

describe('promise of a shared round at /fair', () => {
  it('[C90] round with the list that the device read is fair', async () => {
    const card = await openCard('This round was fair');
    expect(card.getByText(/^Fingerprint, client seed, nonce and bet are the ones/)).toBeTruthy();
  });

  it.each([
    ['added', [...ENTRIES, entryOf('invented-seed')]],
    ['removed', ENTRIES.slice(0, -1)],
    ['reordered', [...ENTRIES].reverse()],
    ['replaced', [...ENTRIES.slice(0, -1), entryOf('invented-seed')]],
  ])('[C90] entry that was %s after the reveals is found, with the evidence', async (_, entries) => {
    server().answer(gameRoundProof, roundOf(entries));
    const card = await openCard('Something doesn’t match');
    expect(card.getByText(/^The hashes of the first bets aren’t the ones this device read/)).toBeTruthy();
    expect(card.getByRole('button', { name: 'Save the evidence' })).toBeTruthy();
  });

  it('[C90] round without the proof of its chain is not what was promised', async () => {
    const { proof, ...round } = roundOf(ENTRIES);
    const { shared: _, ...bare } = proof;
    server().answer(gameRoundProof, { ...round, proof: bare });
    const card = await openCard('Something doesn’t match');
    expect(card.getByText(/^The round isn’t at the place in the hash chain/)).toBeTruthy();
  });

  it('[C90] round of another published link is not what was promised', async () => {
    device.noted = { ...promise, chain: { number: 1, lastLink: 'd'.repeat(64), position: POSITION } };
    const card = await openCard('Something doesn’t match');
    expect(card.getByText(/^The round isn’t at the place in the hash chain/)).toBeTruthy();
  });

  it('[C90] bet after the first fifty is told that the round has no entry of it, and is not called fair', async () => {
    const others = Array.from({ length: MAX_SEED_ENTRIES }, (_, at) => entryOf(`other-seed-${at}`));
    server().answer(gameRoundProof, roundOf(others));
    device.noted = { ...promise, entriesDigest: entriesDigestOf(others.map(({ hash }) => hash)) };
    const card = await openCard('The figures of this round fit together');
    expect(card.getByText(/the round has no entry of your own/)).toBeTruthy();
  });

  it('[C90] device that read no list is told what it cannot know, and the round is not called fair', async () => {
    device.noted = { ...promise, entriesDigest: null };
    const card = await openCard('The figures of this round fit together');
    expect(card.getByText(/it didn’t read the list of hashes before seeds were revealed/)).toBeTruthy();
  });

  it('[C90] bettor whose seed was not counted is told so, and the round is not called fair', async () => {
    server().answer(
      gameRoundProof,
      roundOf(ENTRIES.map((entry) => (entry === OWN ? { ...entry, seed: null } : entry))),
    );
    const card = await openCard('The figures of this round fit together');
    expect(card.getByText(/only the hash of your seed is in the round/)).toBeTruthy();
  });

  it('promise of before the lists is compared by what it holds', async () => {
    const { chain: _, entriesDigest: __, ...before } = promise;
    device.noted = before;
    await openCard('This round was fair');
  });
});

describe('shared round that was called off, at /fair', () => {
  const calledOff = () => {
    const { proof, ...round } = roundOf(ENTRIES);
    return { ...round, win: cents(500), proof: { ...proof, serverSeed: null } };
  };

  it('[C90] amounts and the check of the promise stay visible, and nothing calls it fair', async () => {
    server().answer(gameRoundProof, calledOff());
    const card = await openCard('Called off');
    expect(card.getByText(/its server seed stays secret, and there’s no result to check/)).toBeTruthy();
    expect(card.getAllByText('₱5.00')).toHaveLength(2);
    expect(card.getByRole('listitem').textContent).toMatch(/^Fingerprint, client seed, nonce and bet/);
  });

  it('[C90] called-off round that is not the promised one shows it with the evidence', async () => {
    server().answer(gameRoundProof, calledOff());
    device.noted = { ...promise, commit: '0'.repeat(64) };
    const card = await openCard('Something doesn’t match');
    expect(card.getByText(/^The fingerprint isn’t the one/)).toBeTruthy();
    expect(card.getByRole('button', { name: 'Save the evidence' })).toBeTruthy();
  });

  it('called-off round without a promise on this device says so', async () => {
    device.noted = null;
    server().answer(gameRoundProof, calledOff());
    const card = await openCard('Called off');
    expect(card.getByText(/^This device holds no promise for this round/)).toBeTruthy();
  });
});
