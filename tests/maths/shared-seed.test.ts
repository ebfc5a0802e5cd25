import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isLinkOfChain } from '../../maths/seed-chain.ts';
import { MAX_SEED_ENTRIES } from '../../maths/seed-entries.ts';
import { areEntriesKept, seedHashOf, sharedClientSeed } from '../../maths/shared-seed.ts';

const hex = (text: string) => createHash('sha256').update(text).digest('hex');
const entry = (seed: string, isRevealed: boolean) => ({ hash: hex(seed), seed: isRevealed ? seed : null });

describe('client seed of a shared round', () => {
  it('client seed is the hash of round and entries, where a withheld seed counts as its hash', () => {
    const entries = [entry('one-seed', true), entry('two-seed', false)];
    expect(sharedClientSeed('r', entries)).toBe(hex(`r:one-seed:${hex('two-seed')}`));
    expect(sharedClientSeed('r', [])).toBe(hex('r:'));
  });

  it('client seed is kept only by entries that have their hashes and give it', () => {
    const entries = [entry('one-seed', true), entry('two-seed', false)];
    const kept = (change: readonly { hash: string; seed: string | null }[]) =>
      areEntriesKept({
        clientSeed: sharedClientSeed('r', entries),
        shared: { sharedRoundId: 'r', entries: change },
      });
    expect(kept(entries)).toBe(true);
    expect(kept([...entries].reverse())).toBe(false);
    expect(kept([{ hash: hex('other'), seed: 'one-seed' }, entry('two-seed', false)])).toBe(false);
    expect(kept(entries.slice(1))).toBe(false);
    expect(areEntriesKept({ clientSeed: 'any' })).toBe(true);
  });

  it('client seed has no more entries than are mixed into it', () => {
    const entries = Array.from({ length: MAX_SEED_ENTRIES + 1 }, (_, at) => entry(`seed-${at}`, true));
    const clientSeed = sharedClientSeed('r', entries);
    expect(areEntriesKept({ clientSeed, shared: { sharedRoundId: 'r', entries } })).toBe(false);
  });
});

describe('link of a hash chain', () => {
  it('link is hashed down to the published one, by as many hashes as its position says', async () => {
    const link = seedHashOf('link 3');
    const down = (times: number) => {
      let bytes = Buffer.from(link, 'hex');
      for (let time = 0; time < times; time += 1) bytes = createHash('sha256').update(bytes).digest();
      return bytes.toString('hex');
    };
    const place = { link, position: 12_000, lastLink: down(12_000) };
    let pauses = 0;
    const pause = async () => {
      pauses += 1;
    };
    expect(await isLinkOfChain(place, pause)).toBe(true);
    expect(pauses).toBe(2);
    expect(await isLinkOfChain({ ...place, position: 11_999 }, pause)).toBe(false);
    expect(await isLinkOfChain({ ...place, position: 0, lastLink: link }, pause)).toBe(false);
    expect(await isLinkOfChain({ ...place, link: 'no link' }, pause)).toBe(false);
  });
});
