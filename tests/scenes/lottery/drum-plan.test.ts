import { describe, expect, it } from 'vitest';
import { drumAt, planDrum, seenDigits } from '../../../scenes/lottery/drum-plan.ts';
import { LOTTERY_RATIO, layoutLottery } from '../../../scenes/lottery/layout.ts';

describe('drums of a lottery', () => {
  it('drum comes to rest exactly at its digit, from wherever it stands', () => {
    for (const from of [0, 7, 123])
      for (let digit = 0; digit < 10; digit += 1) {
        const run = planDrum(0, from, digit);
        expect(drumAt(run, run.seconds) % 10).toBe(digit);
        expect(drumAt(run, run.seconds + 5)).toBe(run.to);
        expect(drumAt(run, 0)).toBe(from);
      }
  });

  it('each drum rests after the one before it, and never turns back', () => {
    const runs = [0, 1, 2, 3].map((index) => planDrum(index, 0, 5));
    for (const [index, { seconds }] of runs.entries())
      expect(seconds).toBeGreaterThan(runs[index - 1]?.seconds ?? 0);
    const [run] = runs;
    if (!run) throw new Error('no drum');
    const ways = Array.from({ length: 50 }, (_, at) => drumAt(run, (at * run.seconds) / 49));
    expect(ways).toEqual(ways.toSorted((a, b) => a - b));
  });

  it('digit in front stands upright in the middle, its neighbours are foreshortened above and below', () => {
    const [above, front, below] = seenDigits(20);
    expect(front).toEqual({ digit: 0, y: 0, scale: 1 });
    expect([above?.digit, below?.digit]).toEqual([9, 1]);
    expect(above?.scale).toBeLessThan(0.6);
    expect(above?.y).toBeGreaterThan(0.8);
    expect(below?.y).toBeLessThan(-0.8);
  });

  it.each([1, 4, 5, 6])('%i drums lie side by side within the window', (digits) => {
    const { drums, window, width, height } = layoutLottery(412, digits);
    expect(drums).toHaveLength(digits);
    expect(height / width).toBeCloseTo(LOTTERY_RATIO);
    for (const [index, drum] of drums.entries()) {
      const before = drums[index - 1];
      expect(drum.x).toBeGreaterThan(before ? before.x + before.width : window.x);
      expect(drum.x + drum.width).toBeLessThan(window.x + window.width);
      expect(drum.y).toBeGreaterThan(window.y);
    }
  });
});
