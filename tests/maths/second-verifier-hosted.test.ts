import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkHostedRound } from '../../maths/hosted/check-proof.ts';
import { drawBelow } from '../../maths/hosted/draw.ts';
import { DRAW_VECTOR } from '../../maths/hosted/draw-vector.ts';
import { fairSource } from '../../maths/provably-fair.ts';
import { drawWide, findHostedFault } from '../second-verifier/hosted.ts';
import { openDraws } from '../second-verifier/numbers.ts';
import { type MadeRound, MadeTable, madeRows } from './hosted/made-table.ts';
import { seededRandom } from './seeded-random.ts';

const ROUNDS = 1_000;
const random = seededRandom(21);
const wide = () => (BigInt(random.integer(2 ** 31)) << 32n) | BigInt(random.integer(2 ** 32));
const seedOf = (index: number) => createHash('sha256').update(`hosted ${index}`).digest('hex');

const TABLES = [1, 5, 64, 65, 200, 1_000, 2_500].map(
  (count) =>
    new MadeTable(madeRows(count, (at) => (at % 4 === 1 ? 0n : 1n + (wide() >> (at % 2 === 0 ? 14n : 40n))))),
);
const rounds = Array.from({ length: ROUNDS }, (_, index) => {
  const table = TABLES[index % TABLES.length] as MadeTable;
  return table.round(seedOf(index), `player-${index}`, index);
});

const flip = (hex: string): string => {
  const at = random.integer(hex.length);
  return hex.slice(0, at) + (hex.charAt(at) === '0' ? '1' : '0') + hex.slice(at + 1);
};

const CHANGES: Readonly<Record<string, (round: MadeRound) => MadeRound>> = {
  serverSeed: (round) => ({ ...round, serverSeed: flip(round.serverSeed) }),
  clientSeed: (round) => ({ ...round, clientSeed: `${round.clientSeed}x` }),
  nonce: (round) => ({ ...round, nonce: round.nonce + 1 }),
  roots: (round) => ({ ...round, roots: [...round.roots].reverse() }),
  mode: ({ proof, ...round }) => ({
    ...round,
    proof: { ...proof, mode: { ...proof.mode, tree: flip(proof.mode.tree) } },
  }),
  block: ({ proof, ...round }) => ({ ...round, proof: { ...proof, block: flip(proof.block) } }),
  path: ({ proof, ...round }) => ({
    ...round,
    proof: { ...proof, path: [...proof.path.slice(1), { sum: '1', hash: '00'.repeat(32) }] },
  }),
  id: (round) => ({ ...round, id: `1${round.id}` }),
  payout: (round) => ({ ...round, payout: `1${round.payout}` }),
  book: (round) => ({ ...round, book: round.book.replace('reveal', 'reveil') }),
};

describe('second verifier, of games of other studios', () => {
  it('[C90] second verifier draws the same 1,000 numbers of 64 bits', () => {
    const { serverSeed, clientSeed, nonce, sum } = DRAW_VECTOR;
    const vector = drawBelow(fairSource(serverSeed, clientSeed, nonce), sum);
    expect(drawWide(openDraws(serverSeed, clientSeed, nonce), sum)).toBe(vector);
    for (let index = 0; index < ROUNDS; index += 1) {
      // Sums of all sizes; every second is above 2^62, where pairs are skipped often.
      const below = 1n + (index % 2 === 0 ? wide() | (1n << 62n) : wide() >> BigInt(index % 60));
      const bound = below >= 2n ** 63n ? 2n ** 63n - 1n : below;
      const ours = drawBelow(fairSource(seedOf(index), 'player', index), bound);
      expect(drawWide(openDraws(seedOf(index), 'player', index), bound)).toBe(ours);
    }
  });

  it('[C90] second verifier agrees with 1,000 seeded rounds', () => {
    for (const [promise, round] of rounds) {
      expect(findHostedFault(promise, round)).toBeNull();
      expect(checkHostedRound(promise, round)).toMatchObject({ kind: 'right' });
    }
  });

  it.each(Object.entries(CHANGES))(
    'second verifier and ours name the %s that was changed',
    (field, change) => {
      for (const [promise, round] of rounds.slice(0, 200)) {
        const changed = change(round);
        expect(findHostedFault(promise, changed)).toBe(field);
        expect(checkHostedRound(promise, changed)).toEqual({ kind: 'wrong', field });
      }
    },
  );
});
