import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkHostedRound, type HostedPart } from '../../../maths/hosted/check-proof.ts';
import { type ModeHead, modeRoot, versionCommitment } from '../../../maths/hosted/mode-root.ts';
import { seededRandom } from '../seeded-random.ts';
import { type MadeRound, MadeTable, madeRows } from './made-table.ts';

const seedOf = (index: number) => createHash('sha256').update(`seed ${index}`).digest('hex');
const table = new MadeTable(madeRows(1_000, (at) => (at % 4 === 0 ? 0n : 2n ** 40n + BigInt(at))));
const ROUNDS = Array.from({ length: 60 }, (_, index) => table.round(seedOf(index), `player-${index}`, index));

const random = seededRandom(11);
/** The text with one of its characters changed into another of the same kind. */
function changed(text: string): string {
  const at = random.integer(text.length);
  const old = text.charAt(at);
  const kind = /\d/.test(old) ? '0123456789' : /[a-f]/.test(old) ? 'abcdef' : 'xyz';
  const others = [...kind].filter((one) => one !== old);
  return text.slice(0, at) + others[random.integer(others.length)] + text.slice(at + 1);
}

const CHANGES: Readonly<Record<string, readonly [HostedPart, (round: MadeRound) => MadeRound]>> = {
  'the server seed': ['serverSeed', (round) => ({ ...round, serverSeed: changed(round.serverSeed) })],
  'the client seed': ['clientSeed', (round) => ({ ...round, clientSeed: changed(round.clientSeed) })],
  'the nonce': ['nonce', (round) => ({ ...round, nonce: round.nonce + 1 })],
  'a root': [
    'roots',
    ({ roots: [first = '', ...rest], ...round }) => ({ ...round, roots: [changed(first), ...rest] }),
  ],
  'the name of the mode': ['mode', withHead(({ name }) => ({ name: changed(name) }))],
  'the cost of the mode': ['mode', withHead(({ cost }) => ({ cost: changed(cost) }))],
  'the lines of the mode': ['mode', withHead(({ lines }) => ({ lines: lines + 1 }))],
  'the sum of the weights': ['mode', withHead(({ weightSum }) => ({ weightSum: changed(weightSum) }))],
  'the tree’s hash': ['mode', withHead(({ tree }) => ({ tree: changed(tree) }))],
  'the block': ['block', withProof(({ block }) => ({ block: changed(block) }))],
  'the spelling of the block': [
    'block',
    withProof(({ block }) => ({ block: block.replace(/[a-f]/, (digit) => digit.toUpperCase()) })),
  ],
  'the length of the block': ['block', withProof(({ block }) => ({ block: block.slice(0, -2) }))],
  'the block’s hash': ['block', withProof(({ leaf }) => ({ leaf: changed(leaf) }))],
  'the block’s place': ['path', withProof(({ blockIndex }) => ({ blockIndex: blockIndex ^ 1 }))],
  'a block’s place that is none': ['path', withProof(() => ({ blockIndex: -1 }))],
  'a hash of the path': ['path', withNode((node) => ({ ...node, hash: changed(node.hash) }))],
  'a sum of the path': ['path', withNode((node) => ({ ...node, sum: changed(node.sum) }))],
  'a sum’s shape': ['path', withNode((node) => ({ ...node, sum: `-${node.sum}` }))],
  'the length of the path': ['path', withProof(({ path }) => ({ path: path.slice(1) }))],
  'the id': ['id', (round) => ({ ...round, id: changed(round.id) })],
  'the payout': ['payout', (round) => ({ ...round, payout: `1${round.payout}` })],
  'the book': ['book', (round) => ({ ...round, book: changed(round.book) })],
};

type Proof = MadeRound['proof'];

function withProof(change: (proof: Proof) => Partial<Proof>): (round: MadeRound) => MadeRound {
  return (round) => ({ ...round, proof: { ...round.proof, ...change(round.proof) } });
}

function withHead(change: (head: ModeHead) => Partial<ModeHead>): (round: MadeRound) => MadeRound {
  return withProof(({ mode }) => ({ mode: { ...mode, ...change(mode) } }));
}

function withNode(change: (node: Proof['path'][number]) => Proof['path'][number]) {
  return withProof(({ path }) => {
    const at = random.integer(path.length);
    return { path: path.map((node, place) => (place === at ? change(node) : node)) };
  });
}

describe('check of a round of a studio’s game', () => {
  it('[C90] rounds are right, with the lines of a plain walk', () => {
    for (const [promise, round] of ROUNDS) {
      const line = table.rows.findIndex(({ id }) => String(id) === round.id);
      expect(checkHostedRound(promise, round)).toEqual({
        kind: 'right',
        line,
        id: table.rows[line]?.id,
        payout: table.rows[line]?.payout,
      });
    }
  });

  it.each(Object.entries(CHANGES))('[C90] round with %s changed is refused by name', (_, [field, change]) => {
    for (const [promise, round] of ROUNDS)
      expect(checkHostedRound(promise, change(round))).toEqual({ kind: 'wrong', field });
  });

  it('[C90] round that the seeds do not draw is refused, though its block is the published one', () => {
    const others = ROUNDS.flatMap(([promise, own], at) => {
      const [, other] = ROUNDS[(at + 1) % ROUNDS.length] as (typeof ROUNDS)[number];
      return own.id === other.id ? [] : [{ promise, own, other }];
    });
    expect(others.length).toBeGreaterThan(50);
    for (const { promise, own, other } of others) {
      const { serverSeed, clientSeed, nonce } = own;
      const verdict = checkHostedRound(promise, { ...other, serverSeed, clientSeed, nonce });
      expect(verdict).toEqual({ kind: 'wrong', field: expect.stringMatching(/^(?:draw|id)$/) });
    }
  });

  it('round of another mode than the bet’s is refused', () => {
    const [promise, round] = ROUNDS[0] as (typeof ROUNDS)[number];
    expect(checkHostedRound({ ...promise, mode: 'bonus' }, round)).toEqual({ kind: 'wrong', field: 'mode' });
    const other = { ...table.head, name: 'bonus' };
    const roots = [modeRoot(table.head), modeRoot(other)];
    const both = { ...promise, commitment: versionCommitment(roots) };
    const swapped = { ...round, roots, proof: { ...round.proof, mode: other } };
    expect(checkHostedRound(both, swapped)).toEqual({ kind: 'wrong', field: 'mode' });
  });

  it('published sum that no table may have is refused', () => {
    const [promise, round] = ROUNDS[0] as (typeof ROUNDS)[number];
    for (const weightSum of ['0', String(2n ** 63n), 'many']) {
      const mode = { ...table.head, weightSum };
      const roots = [modeRoot(mode)];
      const verdict = checkHostedRound(
        { ...promise, commitment: versionCommitment(roots) },
        { ...round, roots, proof: { ...round.proof, mode } },
      );
      expect(verdict).toEqual({ kind: 'wrong', field: 'mode' });
    }
  });

  it('round whose book is not shown is right by its table alone', () => {
    const [promise, round] = ROUNDS[0] as (typeof ROUNDS)[number];
    expect(checkHostedRound(promise, { ...round, book: null })).toMatchObject({ kind: 'right' });
    const other = { ...round, book: null, payout: `1${round.payout}` };
    expect(checkHostedRound(promise, other)).toEqual({ kind: 'wrong', field: 'payout' });
  });

  it('proof of a round is smaller than 10 kB, whatever the table has', () => {
    const large = new MadeTable(madeRows(20_000, () => 2n ** 40n));
    expect(JSON.stringify(large.proof(0)).length).toBeLessThan(10_000);
  });
});
