import { createHash } from 'node:crypto';
import type { HostedPromise, HostedRound, ModeProof } from '../../../maths/hosted/check-proof.ts';
import { drawBelow } from '../../../maths/hosted/draw.ts';
import { type ModeHead, modeRoot, versionCommitment } from '../../../maths/hosted/mode-root.ts';
import { leafOf, NODE_BYTES, SumTree, writeNode } from '../../../maths/hosted/sum-tree.ts';
import { BLOCK_LINES, LINE_BYTES, writeLine } from '../../../maths/hosted/table-block.ts';
import { commitOf, fairSource, hexOf } from '../../../maths/provably-fair.ts';

/** With its book. */
export type MadeRound = HostedRound & { readonly book: string };

export interface TableRow {
  readonly id: bigint;
  readonly weight: bigint;
  readonly payout: bigint;
}

const bookOf = ({ id, payout }: Pick<TableRow, 'id' | 'payout'>): string =>
  `{"id":${id},"payoutMultiplier":${payout},"events":[{"type":"reveal","name":"ñ"}]}`;

const otherRoot = 'ab'.repeat(32);

/** A mode's table as a server prepares it, in memory. */
export class MadeTable {
  readonly rows: readonly TableRow[];
  readonly head: ModeHead;
  readonly roots: readonly string[];
  readonly tree: SumTree;
  readonly blocks: readonly Uint8Array[];

  constructor(rows: readonly TableRow[]) {
    this.rows = rows;
    this.blocks = Array.from({ length: Math.ceil(rows.length / BLOCK_LINES) }, (_, index) => {
      const lines = rows.slice(index * BLOCK_LINES, (index + 1) * BLOCK_LINES);
      const block = new Uint8Array(lines.length * LINE_BYTES);
      for (const [at, row] of lines.entries())
        writeLine(block, at, { ...row, bookHash: createHash('sha256').update(bookOf(row)).digest() });
      return block;
    });
    const leaves = new Uint8Array(this.blocks.length * NODE_BYTES);
    for (const [at, block] of this.blocks.entries()) writeNode(leaves, at, leafOf(block));
    this.tree = new SumTree(leaves);
    const { sum, hash } = this.tree.top;
    this.head = {
      name: 'base',
      cost: '1',
      lines: rows.length,
      weightSum: String(sum),
      tree: hexOf(hash),
    };
    this.roots = [modeRoot(this.head), otherRoot];
  }

  /** The place of the line that a number falls into, by the plainest walk there is. */
  walk(number: bigint): number {
    let left = number;
    for (const [place, { weight }] of this.rows.entries()) {
      if (left < weight) return place;
      left -= weight;
    }
    throw new RangeError('no line');
  }

  proof(blockIndex: number): ModeProof {
    return {
      mode: this.head,
      blockIndex,
      block: hexOf(this.blocks[blockIndex] as Uint8Array),
      leaf: hexOf(this.tree.leaf(blockIndex).hash),
      path: this.tree.path(blockIndex).map(({ sum, hash }) => ({ sum: String(sum), hash: hexOf(hash) })),
    };
  }

  round(serverSeed: string, clientSeed: string, nonce: number): [HostedPromise, MadeRound] {
    const place = this.walk(drawBelow(fairSource(serverSeed, clientSeed, nonce), this.tree.top.sum));
    const row = this.rows[place] as TableRow;
    const { roots } = this;
    const commitment = versionCommitment(roots);
    return [
      { commitment, commit: commitOf(serverSeed), clientSeed, nonce, mode: 'base' },
      {
        serverSeed,
        clientSeed,
        nonce,
        id: String(row.id),
        payout: String(row.payout),
        roots,
        proof: this.proof(Math.floor(place / BLOCK_LINES)),
        book: bookOf(row),
      },
    ];
  }
}

/** Rows with weights of 0, small and huge ones, in an order of their ids that says nothing. */
export const madeRows = (count: number, weightOf: (at: number) => bigint): TableRow[] =>
  Array.from({ length: count }, (_, at) => ({
    id: BigInt((at * 7_919) % 100_003),
    weight: weightOf(at),
    payout: BigInt(at % 3 === 0 ? 0 : at * 10),
  }));
