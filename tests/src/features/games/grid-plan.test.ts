import { describe, expect, it } from 'vitest';
import { planCardRange, planGrid } from '../../../../src/features/games/grid-plan.ts';

describe('game grid', () => {
  it.each([
    [328, 3],
    [380, 3],
    [560, 4],
    [720, 5],
    [1020, 7],
  ])('[R41] width of %i px gives %i columns that fill it', (width, columns) => {
    const plan = planGrid(width, 100);
    expect(plan.columns).toBe(columns);
    expect(plan.stepX * (columns - 1) + plan.cardWidth).toBeCloseTo(width);
  });

  it('card is wider and its words are higher for a reader with a text size of 200 %', () => {
    const [usual, large] = [planGrid(380, 100), planGrid(380, 100, 2)];
    expect([usual.columns, large.columns]).toEqual([3, 2]);
    const wordsOf = ({ cardWidth, cardHeight }: typeof usual) => cardHeight - (cardWidth * 4) / 3;
    expect(wordsOf(large)).toBeCloseTo(2 * wordsOf(usual));
  });

  it('[R41] grid height counts all games, whether their cards are rendered or not', () => {
    const plan = planGrid(380, 5_000);
    expect(plan.height).toBeCloseTo(Math.ceil(5_000 / 3) * plan.stepY - (plan.stepY - plan.cardHeight));
    expect(planGrid(380, 0).height).toBe(0);
  });

  it('[R41] fewer than fifty cards of 5,000 are rendered, wherever a phone has scrolled to', () => {
    const plan = planGrid(380, 5_000);
    for (const top of [-300, 0, 4_321, plan.height - 700, plan.height]) {
      const { from, to } = planCardRange(plan, 5_000, top, 700);
      expect(to - from).toBeLessThan(50);
      const firstSeen = Math.floor(Math.max(0, Math.min(top, plan.height - 1)) / plan.stepY) * plan.columns;
      expect(from).toBeLessThanOrEqual(firstSeen);
      expect(to).toBeGreaterThan(Math.min(firstSeen, 4_999));
    }
  });

  it('[R41] grid renders cards before it is measured, and none for an empty list', () => {
    expect(planCardRange(planGrid(0, 10), 10, 0, 700).to).toBeGreaterThan(0);
    expect(planCardRange(planGrid(380, 0), 0, 0, 700)).toEqual({ from: 0, to: 0 });
  });
});
