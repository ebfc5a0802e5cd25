import { describe, expect, it } from 'vitest';
import { findOtherName, findStretches } from '../../../../src/features/games/highlight.ts';

const marked = (text: string, typed: string) =>
  findStretches(text, typed).map(({ from, to }) => text.slice(from, to));

describe('search highlight', () => {
  it.each([
    ['Royal Sevens', 'roy', ['Roy']],
    ['Royal Sevens', 'sevns', ['Sevens']],
    ['Royal Sevens', 'sev roy', ['Roy', 'Sev']],
    ['Pharaoh’s Sun', 'pharaohs', ['Pharaoh’s']],
    ['Crème Café', 'cafe', ['Café']],
    ['Moon Wolf', 'moonwolf', ['Moon Wolf']],
    ['High-Low Salon', 'highlow', ['High-Low']],
    ['Hold ’Em Parlour', 'em', ['Em']],
    ['Imperial Dragon', 'agon', ['agon']],
    ['猜大小', '大', ['大']],
    ['Royal Sevens', '', []],
    ['Royal Sevens', 'qqqq', []],
  ])('[R41] name "%s" is marked for "%s"', (text, typed, expected) => {
    expect(marked(text, typed)).toEqual(expected);
  });

  it('[R41] range that two typed words share is marked once', () => {
    expect(marked('Dragon & Tiger', 'dra dragon')).toEqual(['Dragon']);
  });

  it('[R41] other name that matched is shown, and none where the own name matched', () => {
    expect(findOtherName('Royal Sevens', ['fruit', '777'], '77')).toBe('777');
    expect(findOtherName('Royal Sevens', ['sevens'], 'sevens')).toBeNull();
    expect(findOtherName('Royal Sevens', ['fruit'], '  ')).toBeNull();
  });
});
