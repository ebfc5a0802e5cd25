import { hash } from 'node:crypto';

/** Between two links that are kept lie this many hashes at most: few enough to be worked out within a call. */
const CHECKPOINT_EVERY = 1_000;
/** Hashes in a row before other work of the process has its turn; about two milliseconds. */
const SLICE = 2_000;

/** The links of one chain. The last one is link 0; each hashes to the one before it. */
export interface HashChain {
  /** SHA-256 applied `length` times to the start: it is published, and tells nothing of the others. */
  readonly lastLink: Buffer;
  /** @param position 1 to the length of the chain */
  linkAt(position: number): Buffer;
}

const hashOnce = (bytes: Uint8Array): Buffer => hash('sha256', bytes, 'buffer');

function hashTimes(from: Buffer, times: number): Buffer {
  let link = from;
  for (let time = 0; time < times; time += 1) link = hashOnce(link);
  return link;
}

/** Works a chain out once, in slices between which the event loop goes on. */
export async function makeHashChain(start: Uint8Array, length: number): Promise<HashChain> {
  const checkpoints: Buffer[] = [];
  let link = Buffer.from(start);
  for (let times = 0; times < length; times += 1) {
    if (times % CHECKPOINT_EVERY === 0) checkpoints.push(link);
    if (times % SLICE === SLICE - 1) await new Promise((done) => setImmediate(done));
    link = Buffer.from(hashOnce(link));
  }
  return {
    lastLink: link,
    linkAt(position) {
      const times = length - position;
      const from = checkpoints[Math.floor(times / CHECKPOINT_EVERY)];
      if (position < 1 || !from) throw new RangeError(`a chain of ${length} has no link ${position}`);
      return hashTimes(from, times % CHECKPOINT_EVERY);
    },
  };
}
