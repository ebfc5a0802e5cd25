import { createHash } from 'node:crypto';
import { type Draw, hashHex, openDraws } from './numbers.ts';

/** What a proof of a round of a studio's game has. */
interface HostedProof {
  readonly mode: {
    readonly name: string;
    readonly cost: string;
    readonly lines: number;
    readonly weightSum: string;
    readonly tree: string;
  };
  readonly block: string;
  readonly leaf: string;
  readonly blockIndex: number;
  readonly path: readonly { readonly sum: string; readonly hash: string }[];
}

export interface HostedInputs {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly id: string;
  readonly payout: string;
  readonly roots: readonly string[];
  readonly proof: HostedProof;
  readonly book: string;
}

/** What a player noted before the bet. */
export interface HostedNote {
  readonly commitment: string;
  readonly commit: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly mode: string;
}

const LINE = 56;
const BLOCK = 64;

function sha(...parts: readonly (Buffer | string)[]): string {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part);
  return digest.digest('hex');
}

const eightBytes = (number: bigint): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(number);
  return bytes;
};

/** A draw below a sum of weights. */
export function drawWide(draw: Draw, below: bigint): bigint {
  const whole = 1n << 64n;
  for (;;) {
    const first = BigInt(draw(2 ** 32));
    const second = BigInt(draw(2 ** 32));
    const value = first * (1n << 32n) + second;
    if (value < whole - (whole % below)) return value % below;
  }
}

/** @returns the first part that is wrong; null where all of it is right */
export function findHostedFault(note: HostedNote, round: HostedInputs): string | null {
  const { serverSeed, clientSeed, nonce, roots, proof } = round;
  if (hashHex(serverSeed) !== note.commit) return 'serverSeed';
  if (clientSeed !== note.clientSeed) return 'clientSeed';
  if (nonce !== note.nonce) return 'nonce';
  if (sha(Buffer.of(3), roots.join(':')) !== note.commitment) return 'roots';
  const { name, cost, lines, weightSum, tree } = proof.mode;
  const root = sha(Buffer.of(2), `${name}:${cost}:${lines}:${weightSum}:${tree}`);
  if (name !== note.mode || !roots.includes(root)) return 'mode';
  const block = Buffer.from(proof.block, 'hex');
  const hash = sha(Buffer.of(0), block);
  if (block.toString('hex') !== proof.block || block.length % LINE > 0 || hash !== proof.leaf) return 'block';
  if (block.length !== Math.min(BLOCK, lines - proof.blockIndex * BLOCK) * LINE) return 'path';
  const weights = Array.from({ length: block.length / LINE }, (_, at) =>
    block.readBigUInt64BE(at * LINE + 8),
  );
  const before = climb({ sum: weights.reduce((one, other) => one + other, 0n), hash }, proof);
  if (before === null) return 'path';
  let rest = drawWide(openDraws(serverSeed, clientSeed, nonce), BigInt(weightSum)) - before;
  if (rest < 0n) return 'draw';
  for (const [at, weight] of weights.entries()) {
    if (rest < weight) return findLineFault(block.subarray(at * LINE, (at + 1) * LINE), round);
    rest -= weight;
  }
  return 'draw';
}

/** The weights before the block; null where its way does not end at the tree. */
function climb(leaf: { sum: bigint; hash: string }, { mode, blockIndex, path }: HostedProof): bigint | null {
  const rest = [...path];
  let [node, place, size, before] = [leaf, blockIndex, Math.ceil(mode.lines / BLOCK), 0n];
  while (size > 1) {
    const isLeft = place % 2 === 0;
    if (!(isLeft && place === size - 1)) {
      const next = rest.shift();
      if (!next) return null;
      const other = { sum: BigInt(next.sum), hash: next.hash };
      const [left, right] = isLeft ? [node, other] : [other, node];
      if (!isLeft) before += other.sum;
      const hashes = [left, right].flatMap(({ sum, hash }) => [eightBytes(sum), Buffer.from(hash, 'hex')]);
      node = { sum: left.sum + right.sum, hash: sha(Buffer.of(1), ...hashes) };
    }
    place = Math.floor(place / 2);
    size = Math.ceil(size / 2);
  }
  const isTop = node.hash === mode.tree && String(node.sum) === mode.weightSum;
  return isTop && rest.length === 0 ? before : null;
}

function findLineFault(line: Buffer, { id, payout, book }: HostedInputs): string | null {
  if (String(line.readBigUInt64BE(0)) !== id) return 'id';
  if (String(line.readBigUInt64BE(16)) !== payout) return 'payout';
  return sha(book) === line.subarray(24).toString('hex') ? null : 'book';
}
