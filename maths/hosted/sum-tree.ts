import { sha256 } from '@noble/hashes/sha2.js';
import { blockWeight, HASH_BYTES } from './table-block.ts';

/** A node's sum with 64 bits, the high byte first, and its hash. */
export const NODE_BYTES = 8 + HASH_BYTES;
/** First bytes of what is hashed: no block can pass for a pair of nodes. */
const LEAF = 0;
const PAIR = 1;

/** A block of the table, or two nodes below it, with the weights of all lines under it. */
export interface SumNode {
  readonly sum: bigint;
  readonly hash: Uint8Array;
}

/** SHA-256 of the byte 0 and the block. */
export const leafOf = (block: Uint8Array): SumNode => ({
  sum: blockWeight(block),
  hash: sha256.create().update(Uint8Array.of(LEAF)).update(block).digest(),
});

/** SHA-256 of the byte 1 and both nodes, each its sum and its hash: neither sum can be changed without the hash. */
function joinNodes(left: SumNode, right: SumNode): SumNode {
  const bytes = new Uint8Array(1 + 2 * NODE_BYTES);
  bytes[0] = PAIR;
  writeNode(bytes.subarray(1), 0, left);
  writeNode(bytes.subarray(1), 1, right);
  return { sum: left.sum + right.sum, hash: sha256(bytes) };
}

export function writeNode(level: Uint8Array, at: number, { sum, hash }: SumNode): void {
  new DataView(level.buffer, level.byteOffset).setBigUint64(at * NODE_BYTES, sum);
  level.set(hash, at * NODE_BYTES + 8);
}

const nodeAt = (level: Uint8Array, at: number): SumNode => ({
  sum: new DataView(level.buffer, level.byteOffset).getBigUint64(at * NODE_BYTES),
  hash: level.subarray(at * NODE_BYTES + 8, (at + 1) * NODE_BYTES),
});

/**
 * The hashes over a table's blocks, two by two up to the top; the last of an odd number goes up as it is. Each node has the
 * sum of the weights below it, so a number finds its block from the top down, and one block alone has it.
 */
export class SumTree {
  /** From the blocks up to the top, nodes one after the other. */
  readonly #levels: Uint8Array[];

  /** @param leaves a node for each block, in their order; at least one */
  constructor(leaves: Uint8Array) {
    if (leaves.length === 0 || leaves.length % NODE_BYTES !== 0) throw new RangeError('no nodes of a tree');
    this.#levels = [leaves];
    for (let below = leaves; below.length > NODE_BYTES; ) {
      const count = below.length / NODE_BYTES;
      const level = new Uint8Array(Math.ceil(count / 2) * NODE_BYTES);
      for (let at = 0; at < count; at += 2) {
        const left = nodeAt(below, at);
        writeNode(level, at / 2, at + 1 < count ? joinNodes(left, nodeAt(below, at + 1)) : left);
      }
      this.#levels.push(level);
      below = level;
    }
  }

  get top(): SumNode {
    return nodeAt(this.#levels.at(-1) as Uint8Array, 0);
  }

  /** In memory. */
  get bytes(): number {
    return this.#levels.reduce((sum, { length }) => sum + length, 0);
  }

  leaf(block: number): SumNode {
    return nodeAt(this.#levels[0] as Uint8Array, block);
  }

  /** The block that a number below the top's sum falls into, and the weights of all blocks before it. */
  find(number: bigint): { readonly block: number; readonly before: bigint } {
    let [at, before] = [0, 0n];
    for (const level of this.#levels.slice(0, -1).reverse()) {
      at *= 2;
      if ((at + 1) * NODE_BYTES === level.length) continue;
      const { sum } = nodeAt(level, at);
      if (number < before + sum) continue;
      before += sum;
      at += 1;
    }
    return { block: at, before };
  }

  /** The other node of each pair on the way from a block to the top. */
  path(block: number): SumNode[] {
    const path: SumNode[] = [];
    let at = block;
    for (const level of this.#levels.slice(0, -1)) {
      const other = at ^ 1;
      if (other * NODE_BYTES < level.length) path.push(nodeAt(level, other));
      at >>= 1;
    }
    return path;
  }
}

/**
 * Goes up from a block to the top.
 * @param count of all blocks
 * @returns the top, and the weights of the blocks before; null where the path has another length than this block's
 */
export function climb(
  leaf: SumNode,
  block: number,
  count: number,
  path: readonly SumNode[],
): { readonly top: SumNode; readonly before: bigint } | null {
  let [node, at, size, used, before] = [leaf, block, count, 0, 0n];
  for (; size > 1; size = Math.ceil(size / 2), at >>= 1) {
    if ((at ^ 1) >= size) continue;
    const other = path[used];
    if (!other) return null;
    used += 1;
    if (at % 2 === 1) before += other.sum;
    node = at % 2 === 1 ? joinNodes(other, node) : joinNodes(node, other);
  }
  return used === path.length ? { top: node, before } : null;
}
