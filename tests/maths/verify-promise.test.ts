import { describe, expect, it } from 'vitest';
import { MAX_SEED_ENTRIES } from '../../maths/seed-entries.ts';
import { seedHashOf } from '../../maths/shared-seed.ts';
import { type AnsweredPromise, verifyPromise } from '../../maths/verify-promise.ts';

const promise: AnsweredPromise = {
  commit: 'a'.repeat(64),
  clientSeed: 'own-seed-1',
  nonce: 4,
  bet: { stake: 100, on: ['red', 7] },
  roundId: 'round-1',
  brokenAnswer: null,
  acceptedNonce: null,
};
const round = {
  roundId: 'round-1',
  bet: { on: ['red', 7], stake: 100 },
  proof: { commit: promise.commit, clientSeed: promise.clientSeed, nonce: promise.nonce },
};

describe('promise of a round', () => {
  it('round as it was promised is kept, whatever the order of the bet’s fields', () => {
    expect(verifyPromise(promise, round, false)).toEqual({ kind: 'kept' });
  });

  it('promise that no answer has named yet is compared without the round', () => {
    expect(verifyPromise({ ...promise, roundId: null }, round, false)).toEqual({ kind: 'kept' });
  });

  it.each([
    ['another round', { ...round, roundId: 'round-2' }, 'round'],
    ['another commitment', { ...round, proof: { ...round.proof, commit: 'b'.repeat(64) } }, 'commit'],
    ['another client seed', { ...round, proof: { ...round.proof, clientSeed: 'own-seed-2' } }, 'clientSeed'],
    ['a lower nonce', { ...round, proof: { ...round.proof, nonce: 3 } }, 'nonce'],
    ['a higher nonce', { ...round, proof: { ...round.proof, nonce: 5 } }, 'nonce'],
    ['no nonce', { ...round, proof: { ...round.proof, nonce: null } }, 'nonce'],
    ['another bet', { ...round, bet: { stake: 100, on: ['red', 8] } }, 'bet'],
  ] as const)('answer with %s breaks the promise: %s', (_, answer, part) => {
    expect(verifyPromise(promise, answer, false)).toEqual({ kind: 'broken', parts: [part] });
  });

  it('higher nonce is kept where it was accepted, and no other one is', () => {
    const accepted = { ...promise, acceptedNonce: 7 };
    const of = (nonce: number) => ({ ...round, proof: { ...round.proof, nonce } });
    expect(verifyPromise(accepted, of(7), false)).toEqual({ kind: 'kept' });
    for (const nonce of [3, 6, 8])
      expect(verifyPromise(accepted, of(nonce), false)).toEqual({ kind: 'broken', parts: ['nonce'] });
  });

  it('answer that was broken once stays broken, whatever is answered later', () => {
    expect(verifyPromise({ ...promise, brokenAnswer: { roundId: 'x' } }, round, false)).toEqual({
      kind: 'broken',
      parts: ['answer'],
    });
  });

  it('losing round of another player breaks all of the promise', () => {
    const other = {
      roundId: 'x',
      bet: { stake: 5 },
      proof: { commit: 'c'.repeat(64), clientSeed: 'other-seed', nonce: 0 },
    };
    expect(verifyPromise(promise, other, false)).toEqual({
      kind: 'broken',
      parts: ['round', 'commit', 'clientSeed', 'nonce', 'bet'],
    });
  });

  describe('in a shared round', () => {
    const own = seedHashOf('own-seed');
    const sent = { ...promise, nonce: null, clientSeed: own };
    const withEntries = (hashes: readonly string[]) => ({
      ...round,
      proof: {
        ...round.proof,
        clientSeed: 'f'.repeat(64),
        nonce: null,
        shared: {
          sharedRoundId: 's1',
          chain: { number: 1, length: 20, lastLink: 'd'.repeat(64), nextLastLink: null },
          position: 3,
          entries: hashes.map((hash) => ({ hash, seed: null })),
        },
      },
    });

    it('hash of the own seed is among the entries', () => {
      expect(verifyPromise(sent, withEntries(['1'.repeat(64), own]), true)).toEqual({ kind: 'kept' });
      const parts = ['clientSeed'];
      expect(verifyPromise(sent, withEntries(['1'.repeat(64)]), true)).toEqual({ kind: 'broken', parts });
      expect(verifyPromise(sent, withEntries([]), true)).toEqual({ kind: 'broken', parts });
    });

    it('hash of a bet after the first fifty is not missed', () => {
      const others = Array.from({ length: MAX_SEED_ENTRIES }, (_, index) => seedHashOf(`other-${index}`));
      expect(verifyPromise(sent, withEntries(others), true)).toEqual({ kind: 'kept' });
    });

    it('client seed is not compared where the round is older than the chains', () => {
      const mixed = { ...round, proof: { ...round.proof, clientSeed: 'f'.repeat(64), nonce: null } };
      expect(verifyPromise(sent, mixed, true)).toEqual({ kind: 'kept' });
    });
  });

  it('round without a promise on this device is neither kept nor broken', () => {
    expect(verifyPromise(null, round, false)).toEqual({ kind: 'none' });
  });
});
