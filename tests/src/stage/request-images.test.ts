import { describe, expect, it } from 'vitest';
import type { LobbyContent } from '../../../scenes/lobby/content.ts';
import { firstImages } from '../../../src/stage/mirror/request-images.ts';

const rail = (key: string, count: number) => ({
  key,
  posters: Array.from({ length: count }, (_, index) => ({ image: `${key}-${index}` })),
});
const content = {
  banners: [{ image: 'banner' }, { image: 'second banner' }],
  rails: ['a', 'b', 'c', 'd', 'e'].map((key) => rail(key, 20)),
} as unknown as LobbyContent;

describe('images requested before the first drawing', () => {
  it('posters inside the window and the first banner are requested, and no others', () => {
    const asked = firstImages(content, { width: 412, height: 915 });
    expect(asked.slice(0, 2)).toEqual(['a-0', 'a-1']);
    expect(asked.at(-1)).toBe('banner');
    expect(asked).not.toContain('second banner');
    expect(asked.filter((name) => name.startsWith('a-')).length).toBeLessThanOrEqual(4);
    expect(asked.some((name) => name.startsWith('e-'))).toBe(false);
  });

  it('fewer posters are requested in a lower window', () => {
    const count = (height: number) => firstImages(content, { width: 412, height }).length;
    expect(count(640)).toBeLessThan(count(915));
  });

  it('mirror requests the images where a side rail stands beside it', () => {
    expect(firstImages(content, { width: 1280, height: 720 })).toEqual([]);
  });
});
