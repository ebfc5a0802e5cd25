import { describe, expect, it } from 'vitest';
import type { LobbyContent } from '../../../scenes/lobby/content.ts';
import { layoutLobby, railInputs } from '../../../scenes/lobby/layout.ts';
import { firstImages } from '../../../src/stage/mirror/request-images.ts';

const rail = (key: string, count: number) => ({
  key,
  posters: Array.from({ length: count }, (_, index) => ({ image: `${key}-${index}` })),
});
const content = {
  banners: [{ image: 'banner' }, { image: 'second banner' }],
  rails: ['a', 'b', 'c', 'd', 'e'].map((key) => rail(key, 20)),
} as unknown as LobbyContent;

/** @param side what a rail at the side takes of the window's width */
function imagesOf(windowWidth: number, windowHeight: number, side = 0): string[] {
  const size = { width: windowWidth - side, windowWidth, windowHeight, isLow: false, top: 64 };
  const layout = layoutLobby({
    ...size,
    bannerCount: content.banners.length,
    hasBoard: true,
    hasTicker: true,
    rails: railInputs(content.rails),
  });
  return firstImages(content, layout, size);
}

describe('images requested before the first drawing', () => {
  it('posters inside the window and the first banner are requested, and no others', () => {
    const asked = imagesOf(412, 915);
    expect(asked.slice(0, 2)).toEqual(['a-0', 'a-1']);
    expect(asked.at(-1)).toBe('banner');
    expect(asked).not.toContain('second banner');
    expect(asked.filter((name) => name.startsWith('a-')).length).toBeLessThanOrEqual(4);
    expect(asked.some((name) => name.startsWith('e-'))).toBe(false);
  });

  it('fewer posters are requested in a lower window', () => {
    expect(imagesOf(412, 640).length).toBeLessThan(imagesOf(412, 915).length);
  });

  it('a row beside a side rail requests the posters that fit it', () => {
    const first = imagesOf(1280, 720, 212).filter((name) => name.startsWith('a-'));
    expect(first.length).toBeGreaterThanOrEqual(6);
    expect(first.length).toBeLessThan(20);
  });
});
