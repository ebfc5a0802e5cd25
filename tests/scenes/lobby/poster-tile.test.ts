import { Texture } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { createTile, placeTile, spritesOf } from '../../../scenes/lobby/poster-tile.ts';
import { brandPlaqueWidth, PLAQUE_HEIGHT, pennantWidth } from '../../../scenes/ornaments/measures.ts';
import { makePoster } from './support/open-lobby.ts';

const SIZE = { width: 117, height: 156 };

function tileAt(x: number, y: number, parts: Parameters<typeof makePoster>[1] = {}) {
  const tile = createTile(makePoster('a', parts));
  for (const sprite of spritesOf(tile)) sprite.texture = Texture.WHITE;
  return Object.assign(tile, { x, y });
}

describe('poster tile', () => {
  it('poster tile covers exactly its box with its image and centres the plaque over its foot', () => {
    const tile = tileAt(12, 400);
    placeTile(tile, SIZE);
    expect(tile.image).toMatchObject({ x: 12, y: 400, width: 117, height: 156, alpha: 1 });
    const plaque = brandPlaqueWidth('Marquee');
    expect(tile.plaque.width).toBeCloseTo(plaque, 6);
    expect(tile.plaque.height).toBeCloseTo(PLAQUE_HEIGHT, 6);
    expect(tile.plaque.x).toBeCloseTo(12 + Math.round((117 - plaque) / 2), 6);
    // 11 pixels below the poster's foot, 16 high.
    expect(tile.plaque.y).toBeCloseTo(400 + 156 + 11 - 16, 6);
  });

  it('poster tile hangs the pennant 12 pixels above its top and 7 from its right edge', () => {
    const tile = tileAt(0, 100, { pennant: 'live', pennantText: 'Live' });
    placeTile(tile, SIZE);
    expect(tile.pennant.x).toBeCloseTo(117 - 7 - pennantWidth('Live'), 6);
    expect(tile.pennant.y).toBeCloseTo(88, 6);
  });

  it('poster tile leaves the pennant of a poster without one where it was', () => {
    const tile = tileAt(50, 100);
    placeTile(tile, SIZE);
    expect(tile.pennant.position).toMatchObject({ x: 0, y: 0 });
  });

  it('poster tile shrinks about its middle when it is pressed', () => {
    const tile = tileAt(100, 200);
    tile.scale = 0.5;
    placeTile(tile, SIZE);
    expect(tile.image).toMatchObject({ x: 100 + 117 / 4, y: 200 + 156 / 4 });
    expect(tile.image.width).toBeCloseTo(58.5, 6);
    expect(tile.image.height).toBeCloseTo(78, 6);
  });

  it('poster tile stands lower and fainter while it comes in', () => {
    const tile = tileAt(0, 0);
    tile.entry.share = 0.25;
    placeTile(tile, SIZE);
    expect(tile.image.y).toBeCloseTo(7.5, 6);
    expect(spritesOf(tile).map(({ alpha }) => alpha)).toEqual([0.25, 0.25, 0.25]);
  });
});
