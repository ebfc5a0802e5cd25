import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectColumnSize, keepSame } from '../../../src/stage/mirror/column-size.ts';

const page = (clientWidth: number, isMember = false) =>
  ({
    clientWidth,
    hasAttribute: (name: string) => isMember && name === 'data-member',
  }) as unknown as HTMLElement;

const windowOf = (innerWidth: number, innerHeight: number) =>
  vi.stubGlobal('window', { innerWidth, innerHeight });

afterEach(() => vi.unstubAllGlobals());

describe('expected column of the lobby', () => {
  it('is the whole window on a phone, below the top bar', () => {
    windowOf(390, 844);
    expect(expectColumnSize(page(390))).toEqual({
      width: 390,
      windowWidth: 390,
      windowHeight: 844,
      isLow: false,
      top: 64,
    });
  });

  it('leaves room for a member’s session line', () => {
    windowOf(390, 844);
    expect(expectColumnSize(page(390, true))?.top).toBe(92);
  });

  it('knows a low window that lays marquee and board side by side', () => {
    windowOf(740, 360);
    expect(expectColumnSize(page(740))?.isLow).toBe(true);
  });

  it('is what a rail leaves of the page at its side, and is unknown before the page has a width', () => {
    windowOf(768, 1024);
    expect(expectColumnSize(page(768))).toEqual({
      width: 676,
      windowWidth: 768,
      windowHeight: 1024,
      isLow: false,
      top: 72,
    });
    windowOf(390, 844);
    expect(expectColumnSize(page(0))).toBeNull();
  });

  it('stays the same object while nothing that the layout reads has changed', () => {
    const size = { width: 390, windowWidth: 390, windowHeight: 844, isLow: false, top: 64 };
    expect(keepSame(size, { ...size, top: 92 })).toBe(size);
    expect(keepSame(size, { ...size, width: 375 })).toEqual({ ...size, width: 375 });
    expect(keepSame(null, size)).toBe(size);
  });
});
