import { hash } from 'node:crypto';

/** Between two links that are kept lie this many hashes at most: few enough to be worked out within a call. */
const CHECKPOINT_EVERY = 1_000;
const HASH_BYTES = 32;
/** Hashes in a row before other work of the process has its turn; about two milliseconds. */
const SLICE = 2_000;

/** The links of one chain. The last one is link 0; each hashes to the one before it. */
export interface HashChain {
  /** SHA-256 applied `length` times to the start: it is published, and tells nothing of the others. */
  readonly lastLink: Buffer;
  /** @param position 1 to the length of the chain */
  linkAt(position: number): Buffer;
}

/** In place: a million buffers of their own would be a hundred megabytes before they are collected. */
function hashInPlace(link: Buffer): void {
  link.write(hash('sha256', link, 'binary'), 'binary');
}

/** Works a chain out once, in slices between which the event loop goes on. */
export async function makeHashChain(start: Uint8Array, length: number): Promise<HashChain> {
  const checkpoints = Buffer.alloc(Math.ceil(length / CHECKPOINT_EVERY) * HASH_BYTES);
  const link = Buffer.from(start);
  for (let times = 0; times < length; times += 1) {
    if (times % CHECKPOINT_EVERY === 0) checkpoints.set(link, (times / CHECKPOINT_EVERY) * HASH_BYTES);
    if (times % SLICE === SLICE - 1) await new Promise((done) => setImmediate(done));
    hashInPlace(link);
  }
  return {
    lastLink: link,
    linkAt(position) {
      if (position < 1 || position > length)
        throw new RangeError(`a chain of ${length} has no link ${position}`);
      const times = length - position;
      const from = Math.floor(times / CHECKPOINT_EVERY) * HASH_BYTES;
      const found = Buffer.from(checkpoints.subarray(from, from + HASH_BYTES));
      for (let time = 0; time < times % CHECKPOINT_EVERY; time += 1) hashInPlace(found);
      return found;
    },
  };
}
