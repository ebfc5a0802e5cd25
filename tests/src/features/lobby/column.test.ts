import { describe, expect, it } from 'vitest';
import { expectColumn } from '../../../../src/features/lobby/model/column.ts';

const page = (innerWidth: number, innerHeight: number) => ({ innerWidth, innerHeight });

describe('expected column of the lobby', () => {
  it('expected column is the whole window on a phone, below the top bar', () => {
    expect(expectColumn(390, page(390, 844), false)).toEqual({
      width: 390,
      windowWidth: 390,
      windowHeight: 844,
      isLow: false,
      top: 64,
    });
  });

  it('expected column leaves room for a member’s session line', () => {
    expect(expectColumn(390, page(390, 844), true)?.top).toBe(92);
  });

  it('expected column knows a low window that lays marquee and board side by side', () => {
    expect(expectColumn(740, page(740, 360), false)?.isLow).toBe(true);
  });

  it('expected column is what a rail leaves of the page at its side, and unknown before the page has a width', () => {
    expect(expectColumn(768, page(768, 1024), false)).toEqual({
      width: 676,
      windowWidth: 768,
      windowHeight: 1024,
      isLow: false,
      top: 72,
    });
    expect(expectColumn(0, page(390, 844), false)).toBeNull();
  });
});
