import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SCRATCH_AVERAGE, SCRATCH_FIELDS, SCRATCH_PRIZES, scratchCard } from '../../maths/scratch-card.ts';

const seedOf = (at: number) => createHash('sha256').update(`card ${at}`).digest('hex');
const cards = Array.from({ length: 20_000 }, (_, at) => scratchCard(seedOf(at), 'player-seed'));

describe('scratch card', () => {
  it('[C77] average prize is exactly ₱1.80, which is 90% of ₱2', () => {
    expect(SCRATCH_PRIZES.reduce((sum, { weight }) => sum + weight, 0)).toBe(10_000);
    expect(SCRATCH_AVERAGE).toBe(180);
  });

  it('[C83] card with a prize shows its amount on three fields, and no other amount on more than two', () => {
    for (const { fields, prize } of cards) {
      expect(fields).toHaveLength(SCRATCH_FIELDS);
      expect(fields).not.toContain(0);
      const counts = new Map<number, number>();
      for (const amount of fields) counts.set(amount, (counts.get(amount) ?? 0) + 1);
      const alike = [...counts].filter(([, count]) => count > 2);
      expect(alike).toEqual(prize > 0 ? [[prize, 3]] : []);
    }
  });

  it('[C77] prizes come as often as their weights say, within five standard deviations', () => {
    for (const { amount, weight } of SCRATCH_PRIZES) {
      const chance = weight / 10_000;
      const seen = cards.filter(({ prize }) => prize === amount).length;
      const spread = Math.sqrt(cards.length * chance * (1 - chance));
      expect(Math.abs(seen - cards.length * chance)).toBeLessThan(5 * spread);
    }
  });

  it('[C83] winning fields lie anywhere alike', () => {
    const places = Array.from({ length: SCRATCH_FIELDS }, () => 0);
    const won = cards.filter(({ prize }) => prize > 0);
    for (const { fields, prize } of won)
      for (const [at, amount] of fields.entries()) if (amount === prize) places[at] = (places[at] ?? 0) + 1;
    const expected = (won.length * 3) / SCRATCH_FIELDS;
    for (const seen of places) expect(Math.abs(seen - expected)).toBeLessThan(5 * Math.sqrt(expected));
  });

  it('same seeds give the same card, and another client seed another one', () => {
    expect(scratchCard(seedOf(1), 'a-player-seed')).toEqual(scratchCard(seedOf(1), 'a-player-seed'));
    const many = new Set(
      Array.from({ length: 20 }, (_, at) => scratchCard(seedOf(1), `seed-${at}-of-me`).fields.join()),
    );
    expect(many.size).toBeGreaterThan(15);
  });
});
