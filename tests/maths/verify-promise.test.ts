import { describe, expect, it } from 'vitest';
import { MAX_SEED_ENTRIES } from '../../maths/seed-entries.ts';
import { SHARED_COMPARISON } from '../../maths/shared-comparison.ts';
import { entriesDigestOf, seedHashOf } from '../../maths/shared-seed.ts';
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
    expect(verifyPromise(promise, round, null)).toEqual({ kind: 'kept' });
  });

  it('promise that no answer has named yet is compared without the round', () => {
    expect(verifyPromise({ ...promise, roundId: null }, round, null)).toEqual({ kind: 'kept' });
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
    expect(verifyPromise(promise, answer, null)).toEqual({ kind: 'broken', parts: [part] });
  });

  it('higher nonce is kept where it was accepted, and no other one is', () => {
    const accepted = { ...promise, acceptedNonce: 7 };
    const of = (nonce: number) => ({ ...round, proof: { ...round.proof, nonce } });
    expect(verifyPromise(accepted, of(7), null)).toEqual({ kind: 'kept' });
    for (const nonce of [3, 6, 8])
      expect(verifyPromise(accepted, of(nonce), null)).toEqual({ kind: 'broken', parts: ['nonce'] });
  });

  it('answer that was broken once stays broken, whatever is answered later', () => {
    expect(verifyPromise({ ...promise, brokenAnswer: { roundId: 'x' } }, round, null)).toEqual({
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
    expect(verifyPromise(promise, other, null)).toEqual({
      kind: 'broken',
      parts: ['round', 'commit', 'clientSeed', 'nonce', 'bet'],
    });
  });

  describe('in a shared round', () => {
    const own = seedHashOf('own-seed');
    const sent = { ...promise, nonce: null, clientSeed: own };
    const withEntries = (hashes: readonly string[]) => ({
      ...round,
      settledAt: 1,
      proof: {
        ...round.proof,
        clientSeed: 'f'.repeat(64),
        nonce: null,
        shared: {
          sharedRoundId: 's1',
          chain: { number: 1, length: 20, lastLink: 'd'.repeat(64), nextLastLink: null },
          position: 3,
          entries: hashes.map((hash) => ({ hash, seed: hash === own ? 'own-seed' : null })),
        },
      },
    });

    it('hash of the own seed is among the entries', () => {
      expect(verifyPromise(sent, withEntries(['1'.repeat(64), own]), SHARED_COMPARISON)).toEqual({
        kind: 'kept',
      });
      const parts = ['clientSeed'];
      expect(verifyPromise(sent, withEntries(['1'.repeat(64)]), SHARED_COMPARISON)).toEqual({
        kind: 'broken',
        parts,
      });
      expect(verifyPromise(sent, withEntries([]), SHARED_COMPARISON)).toEqual({ kind: 'broken', parts });
    });

    it('[C90] bet after the first fifty is kept without an entry of its own', () => {
      const others = Array.from({ length: MAX_SEED_ENTRIES }, (_, index) => seedHashOf(`other-${index}`));
      expect(verifyPromise(sent, withEntries(others), SHARED_COMPARISON)).toEqual({
        kind: 'kept',
        gap: 'entry',
      });
      expect(verifyPromise(sent, withEntries([...others.slice(1), own]), SHARED_COMPARISON)).toEqual({
        kind: 'kept',
      });
    });

    const lastLink = 'd'.repeat(64);
    const hashes = ['1'.repeat(64), own, '2'.repeat(64)];
    const noted = {
      ...sent,
      chain: { number: 1, lastLink, position: 3 },
      entriesDigest: entriesDigestOf(hashes),
    };

    it.each([
      ['added', [...hashes, '3'.repeat(64)]],
      ['removed', hashes.slice(0, -1)],
      ['reordered', [...hashes].reverse()],
      ['replaced', [...hashes.slice(0, -1), '3'.repeat(64)]],
    ])('[C90] entry that was %s after the list was read breaks the promise', (_, changed) => {
      expect(verifyPromise(noted, withEntries(hashes), SHARED_COMPARISON)).toEqual({ kind: 'kept' });
      expect(verifyPromise(noted, withEntries(changed), SHARED_COMPARISON)).toEqual({
        kind: 'broken',
        parts: ['entries'],
      });
    });

    it('[C90] promise whose device read no list says that it proves nothing of later entries', () => {
      const unread = { ...noted, entriesDigest: null };
      expect(verifyPromise(unread, withEntries(hashes), SHARED_COMPARISON)).toEqual({
        kind: 'kept',
        gap: 'list',
      });
    });

    it('[C90] promise of a seed that is not counted says that only its hash is in the round', () => {
      const withheld = withEntries(hashes);
      const entries = hashes.map((hash) => ({ hash, seed: null }));
      const shared = { ...withheld.proof.shared, entries };
      const left = { ...withheld, proof: { ...withheld.proof, shared } };
      expect(verifyPromise(noted, left, SHARED_COMPARISON)).toEqual({ kind: 'kept', gap: 'seed' });
    });

    it.each([
      ['number', { number: 2, lastLink, position: 3 }],
      ['published link', { number: 1, lastLink: 'e'.repeat(64), position: 3 }],
      ['position', { number: 1, lastLink, position: 4 }],
    ])('[C90] round of a chain with another %s breaks the promise', (_, chain) => {
      expect(verifyPromise({ ...noted, chain }, withEntries(hashes), SHARED_COMPARISON)).toEqual({
        kind: 'broken',
        parts: ['chain'],
      });
    });

    it('[C90] settled round without the proof of its chain breaks a promise that has noted one', () => {
      const bare = { ...round, settledAt: 1, proof: { ...round.proof, nonce: null } };
      const parts = ['chain', 'entries'];
      expect(verifyPromise(noted, bare, SHARED_COMPARISON)).toEqual({ kind: 'broken', parts });
      const { settledAt: _, ...open } = bare;
      expect(verifyPromise(noted, open, SHARED_COMPARISON)).toEqual({ kind: 'kept' });
    });

    it('round that was called off before its list was fixed is kept, and one with a list is compared', () => {
      const off = (listed: readonly string[]) => {
        const whole = withEntries(listed);
        return { ...whole, proof: { ...whole.proof, serverSeed: null } };
      };
      expect(verifyPromise({ ...noted, entriesDigest: null }, off([]), SHARED_COMPARISON)).toEqual({
        kind: 'kept',
      });
      expect(verifyPromise(noted, off(hashes.slice(1)), SHARED_COMPARISON)).toEqual({
        kind: 'broken',
        parts: ['entries'],
      });
    });

    it('client seed is not compared where the round is older than the chains', () => {
      const mixed = { ...round, proof: { ...round.proof, clientSeed: 'f'.repeat(64), nonce: null } };
      expect(verifyPromise(sent, mixed, SHARED_COMPARISON)).toEqual({ kind: 'kept' });
    });
  });

  it('round without a promise on this device is neither kept nor broken', () => {
    expect(verifyPromise(null, round, null)).toEqual({ kind: 'none' });
  });
});
