import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SealError, Sealer } from '../../server/seal.ts';
import { createSeedSealer, openSeed, readStoredSeed, sealSeed } from '../../server/sealed-seed.ts';

const sealer = new Sealer([Buffer.alloc(32, 1)]);
const seed = new Uint8Array(randomBytes(32));

describe('sealed seed', () => {
  it('opens in its own row only, and does not contain the seed', () => {
    const sealed = sealSeed(sealer, seed, 'seed_pairs a');
    expect(sealed.includes(Buffer.from(seed))).toBe(false);
    expect(openSeed(sealer, sealed, 'seed_pairs a')).toEqual(Buffer.from(seed));
    expect(() => openSeed(sealer, sealed, 'seed_pairs b')).toThrow(SealError);
  });

  it('sealed seed is refused without its key, with a name of the key that is missing', () => {
    const sealed = sealSeed(sealer, seed, 'row');
    const other = new Sealer([Buffer.alloc(32, 2)]);
    expect(() => openSeed(other, sealed, 'row')).toThrow(/the key [0-9a-f]{8} is missing/);
  });

  it('sealed seed is refused where what was sealed is not a seed', () => {
    expect(() => openSeed(sealer, sealer.seal(Buffer.of(1), 'row'), 'row')).toThrow('not a seed: row');
  });

  it('seed is read from its row sealed, and plain where a version of before wrote it', () => {
    const sealedSeed = sealSeed(sealer, seed, 'row');
    expect(readStoredSeed(sealer, { serverSeed: null, sealedSeed }, 'row')).toEqual(Buffer.from(seed));
    expect(readStoredSeed(sealer, { serverSeed: seed, sealedSeed: null }, 'row')).toBe(seed);
    expect(() => readStoredSeed(sealer, { serverSeed: null, sealedSeed: null }, 'row')).toThrow(SealError);
  });

  it('seed is sealed with the first key of the settings', () => {
    const keys = [1, 2].map((fill) => Buffer.alloc(32, fill).toString('base64'));
    const own = createSeedSealer({ dataDir: 'no-such-folder', sealKeys: keys.join(',') });
    const sealed = own.seal(seed, 'row');
    expect(sealed.subarray(1, 5).toString('hex')).toBe(own.keyIds[0]);
    expect(own.keyIds).toEqual([...sealer.keyIds, ...new Sealer([Buffer.alloc(32, 2)]).keyIds]);
    expect(own.open(sealed, 'row')).toEqual(Buffer.from(seed));
  });
});
