import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gameRoundProof } from '../../../../contract/games/round-record-calls.ts';
import { getSeedPair, rotateSeedPair } from '../../../../contract/games/seed-pair-calls.ts';
import { cents } from '../../../../contract/money.ts';
import { ROYAL_SEVENS } from '../../../../maths/royal-sevens.ts';
import type { KeptPromise } from '../../../../src/features/games/fair/promise-store.ts';
import { settledRound } from '../../../maths/support/settled-round.ts';
import { allRetries, failCall } from '../../support/failure.ts';
import { openPage, showOverlay } from '../../support/open-page.tsx';
import { server } from '../../support/server.ts';
import {
  answerRotation,
  CHANGED_PAIR,
  CLIENT_SEED,
  FIRST,
  MEMBER,
  OPEN_PAIR,
  rejectRotationInUse,
} from './support/seed-pairs.ts';

const held = vi.hoisted(() => ({ promise: null as KeptPromise | null }));
// The browser of the tests has no database.
vi.mock(import('../../../../src/features/games/fair/promise-store.ts'), async (original) => ({
  ...(await original()),
  useKeptPromise: () => held.promise,
}));

const ADDRESS = '/fair?round=round-1';
const NONCE = 12;
const bet = { stake: cents(500) };
const { serverSeed } = FIRST;
const revealed = settledRound(ROYAL_SEVENS, bet, { serverSeed, clientSeed: CLIENT_SEED, nonce: NONCE });
const secret = { ...revealed, proof: { ...revealed.proof, serverSeed: null } };

const promise: KeptPromise = {
  playerId: MEMBER.player.id,
  at: 1,
  requestId: '00000000-0000-4000-8000-000000000001',
  commit: FIRST.commit,
  clientSeed: CLIENT_SEED,
  nonce: NONCE,
  acceptedNonce: null,
  bet,
  roundId: 'round-1',
  brokenAnswer: null,
};

const WAITING = 'Not yet checkable';
const cardOf = async (name: string) =>
  (await screen.findByRole('heading', { name })).parentElement as HTMLElement;
const reveal = () => screen.findByRole('button', { name: 'Reveal and check' });
const OTHERS = /^It’s revealed when the player changes seeds, at the latest a day after/;

beforeEach(() => {
  held.promise = null;
  server().answer(gameRoundProof, secret);
});

describe('round whose server seed is secret', () => {
  it('[C90] guest reads why it cannot be checked and when it can, and nothing calls it fair or wrong', async () => {
    await openPage(ADDRESS);
    const card = await cardOf(WAITING);
    expect(within(card).getByText(/^The server seed of this round still decides bets/)).toBeTruthy();
    expect(within(card).getByText(OTHERS)).toBeTruthy();
    expect(within(card).getByText(/^This device holds no promise for this round/)).toBeTruthy();
    expect(within(card).queryByRole('listitem')).toBeNull();
    expect(screen.queryByText(/was fair|fit together|doesn’t match|contact support/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reveal and check' })).toBeNull();
    expect(server().asked(getSeedPair)).toEqual([]);
    const raw = [...card.querySelectorAll('code')].map(({ textContent }) => textContent);
    expect(raw).toEqual([
      JSON.stringify(bet),
      FIRST.commit,
      CLIENT_SEED,
      String(NONCE),
      secret.proof.maths,
      revealed.versionHash,
    ]);
  });

  it('[C90] promise is compared before the reveal', async () => {
    held.promise = promise;
    await openPage(ADDRESS);
    const card = await cardOf(WAITING);
    expect(within(card).getByRole('listitem').textContent).toBe(
      'Fingerprint, client seed, nonce and bet are the ones this device noted before the bet.',
    );
    expect(screen.queryByText('This round was fair')).toBeNull();
  });

  it.each([
    ['commit', { commit: '0'.repeat(64) }, /^The fingerprint isn’t the one/],
    ['client seed', { clientSeed: 'another' }, /^The client seed isn’t the one/],
    ['nonce', { nonce: NONCE + 1 }, /^The nonce isn’t the one/],
    ['bet', { bet: { stake: 100 } }, /^The bet isn’t the one/],
  ])(
    '[C90] promise of another %s is broken before the reveal, with its evidence',
    async (_, change, says) => {
      held.promise = { ...promise, ...change };
      await openPage(ADDRESS);
      const card = await cardOf('Something doesn’t match');
      expect(within(card).getByRole('listitem').textContent).toMatch(says);
      expect(within(card).getByRole('button', { name: 'Save the evidence' })).toBeTruthy();
      expect(screen.queryByText(WAITING)).toBeNull();
    },
  );

  it('[C90] round of another player is not offered to be revealed', async () => {
    server().answer(getSeedPair, CHANGED_PAIR);
    await openPage(ADDRESS, MEMBER);
    expect(await within(await cardOf(WAITING)).findByText(OTHERS)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reveal and check' })).toBeNull();
  });

  it('[C90] failure to read the player’s seeds is reported, and they are fetched again', async () => {
    failCall(getSeedPair, 'offline');
    const { user } = await showOverlay('fair', { roundId: 'round-1' }, MEMBER);
    const card = within(await cardOf(WAITING));
    expect(await card.findByText('Couldn’t tell whether this is your round.')).toBeTruthy();
    await allRetries(getSeedPair);
    server().answer(getSeedPair, OPEN_PAIR);
    await user.click(card.getByRole('button', { name: 'Try again' }));
    expect(await reveal()).toBeTruthy();
  });
});

describe('round of the player’s own open seeds', () => {
  it('[C90] one button changes the seeds for a random one, fetches the round again and shows the verdict', async () => {
    held.promise = promise;
    answerRotation();
    const { user } = await openPage(ADDRESS, MEMBER);
    const button = await reveal();
    server().answer(gameRoundProof, revealed);
    await user.click(button);
    const card = await cardOf('This round was fair');
    const [sent] = server().asked(rotateSeedPair);
    expect(sent).toMatchObject({ commit: OPEN_PAIR.nextCommit });
    expect(sent?.clientSeed).toMatch(/^[0-9a-f-]{36}$/);
    expect(server().asked(gameRoundProof)).toHaveLength(2);
    expect(screen.queryByText(WAITING)).toBeNull();
    const raw = [...card.querySelectorAll('code')].map(({ textContent }) => textContent);
    expect(raw).toEqual([
      JSON.stringify(revealed.bet),
      JSON.stringify(revealed.outcome),
      FIRST.commit,
      serverSeed,
      CLIENT_SEED,
      String(NONCE),
      secret.proof.maths,
      revealed.versionHash,
    ]);
    await waitFor(() => expect(document.activeElement?.contains(card)).toBe(true));
  });

  it('[C90] change in “Your seeds” reveals the round that is shown, too', async () => {
    answerRotation();
    const { user } = await openPage(ADDRESS, MEMBER);
    await reveal();
    server().answer(gameRoundProof, revealed);
    await user.click(await screen.findByRole('button', { name: 'Change seeds and reveal the old one' }));
    expect(await cardOf('The figures of this round fit together')).toBeTruthy();
  });

  it('[C90] rounds that need the seeds are listed with their games', async () => {
    server().answer(getSeedPair, OPEN_PAIR);
    rejectRotationInUse();
    const { user } = await openPage(ADDRESS, MEMBER);
    await user.click(await reveal());
    const card = within(await cardOf(WAITING));
    expect((await card.findByRole('alert')).textContent).toContain('These rounds still need the seeds.');
    expect(card.getByRole('button', { name: 'Open Mines of Brass' })).toBeTruthy();
    expect(await reveal()).toBeTruthy();
  });

  it('[C90] seeds that were changed in another tab show the verdict', async () => {
    server().answer(getSeedPair, OPEN_PAIR);
    server().reject(rotateSeedPair, 'seedChanged');
    const { user } = await openPage(ADDRESS, MEMBER);
    const button = await reveal();
    server().answer(gameRoundProof, revealed);
    server().answer(getSeedPair, CHANGED_PAIR);
    await user.click(button);
    expect(await cardOf('The figures of this round fit together')).toBeTruthy();
  });
});
