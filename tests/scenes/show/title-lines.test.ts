import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakTitle, LINE_EMS } from '../../../scenes/show/title-lines.ts';

const widthOf = (words: string) => words.length * 0.6;
const room = { width: 360, height: 190, largestPx: 92 };

describe('title lines', () => {
  it('title stays in one line where it is as large there', () => {
    expect(breakTitle('WIN', room, widthOf)).toEqual({ lines: ['WIN'], sizePx: 92 });
    expect(breakTitle('GRAND WIN', { ...room, width: 900, height: 110 }, widthOf).lines).toHaveLength(1);
  });

  it('title breaks in two lines where that makes it larger', () => {
    expect(breakTitle('GRAND WIN', room, widthOf).lines).toEqual(['GRAND', 'WIN']);
  });

  it('title stays inside its box with all its words', () => {
    const words = fc.array(fc.stringMatching(/^[A-Z]{1,12}$/), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(words, (list) => {
        const { lines, sizePx } = breakTitle(list.join(' '), room, widthOf);
        expect(lines.join(' ')).toBe(list.join(' '));
        expect(sizePx).toBeLessThanOrEqual(room.largestPx);
        expect(lines.length * LINE_EMS * sizePx).toBeLessThanOrEqual(room.height + 1e-6);
        for (const line of lines) expect(widthOf(line) * sizePx).toBeLessThanOrEqual(room.width + 1e-6);
      }),
    );
  });
});
