import { expect, it } from 'vitest';
import {
  promisedParts,
  type StudioPromise,
  verifyStudioPromise,
} from '../../../maths/hosted/studio-promise.ts';

const PROMISE: StudioPromise = {
  slug: 'coin',
  version: 2,
  commitment: 'aa',
  commit: 'cc',
  clientSeed: 'of-the-player',
  nextNonce: 7,
};
const ROUND = {
  slug: 'coin',
  version: 2,
  commitment: 'aa',
  commit: 'cc',
  clientSeed: 'of-the-player',
  nonce: 9,
};

it('round by the tables and seeds that this device wrote down keeps its promise', () => {
  expect(verifyStudioPromise([PROMISE], ROUND)).toEqual({ kind: 'kept' });
  expect(verifyStudioPromise([{ ...PROMISE, nextNonce: 30 }, PROMISE], ROUND)).toEqual({ kind: 'kept' });
  expect(promisedParts([PROMISE], ROUND)).toEqual({ commitment: 'aa', clientSeed: 'of-the-player' });
  expect(promisedParts([], ROUND)).toEqual({});
});

it.each([
  ['nothing was written down', []],
  ['another game', [{ ...PROMISE, slug: 'other', commitment: 'bb' }]],
  ['another version', [{ ...PROMISE, version: 1, commitment: 'bb' }]],
  ['another seed pair', [{ ...PROMISE, commit: 'dd', clientSeed: 'other' }]],
  ['a later place of the pair', [{ ...PROMISE, nextNonce: 10 }]],
])('round proves nothing where the device knows of %s', (_what, promises) => {
  expect(verifyStudioPromise(promises, ROUND)).toEqual({ kind: 'none' });
});

it('other tables of the same version, and another client seed of the same pair, break the promise', () => {
  const broken = { kind: 'broken', parts: ['commitment'] };
  expect(verifyStudioPromise([{ ...PROMISE, commitment: 'bb' }], ROUND)).toEqual(broken);
  expect(verifyStudioPromise([{ ...PROMISE, clientSeed: 'other', slug: 'x' }], ROUND)).toEqual({
    kind: 'broken',
    parts: ['clientSeed'],
  });
});

it('tables are not compared before a round’s proof says them', () => {
  const { commitment: _, ...secret } = ROUND;
  expect(verifyStudioPromise([PROMISE], secret)).toEqual({ kind: 'kept' });
});
