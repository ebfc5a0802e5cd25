import { Sprite } from 'pixi.js';
import { brandPlaqueWidth, PLAQUE_HEIGHT, pennantWidth } from '../ornaments/measures.ts';
import type { PosterContent } from './content.ts';
import { PENNANT_RISE, PLAQUE_DROP } from './layout.ts';
import { type Entry, riseOf } from './rail-entrances.ts';

/** Pixels between a pennant and the right edge of its poster. */
const PENNANT_INSET = 7;

/** The sprites of one poster on the screen; they are used again for the next. */
export interface Tile {
  readonly image: Sprite;
  readonly plaque: Sprite;
  readonly pennant: Sprite;
  poster: PosterContent;
  x: number;
  y: number;
  scale: number;
  readonly entry: Entry;
}

export const spritesOf = ({ image, plaque, pennant }: Tile): Sprite[] => [image, plaque, pennant];

export function createTile(poster: PosterContent): Tile {
  return {
    image: new Sprite(),
    plaque: new Sprite(),
    pennant: new Sprite(),
    poster,
    x: 0,
    y: 0,
    scale: 1,
    entry: { share: 1 },
  };
}

/** Puts a tile's sprites where the tile stands: pressed around its middle, and as far in as its entrance has come. */
export function placeTile(tile: Tile, { width, height }: { width: number; height: number }): void {
  const { scale, poster } = tile;
  const middleX = tile.x + width / 2;
  const middleY = tile.y + height / 2 + riseOf(tile.entry);
  for (const sprite of spritesOf(tile)) sprite.alpha = tile.entry.share;
  const set = (sprite: Sprite, x: number, y: number, boxWidth: number, boxHeight: number) => {
    sprite.position.set(middleX + (x - width / 2) * scale, middleY + (y - height / 2) * scale);
    sprite.setSize(boxWidth * scale, boxHeight * scale);
  };
  set(tile.image, 0, 0, width, height);
  const plaque = brandPlaqueWidth(poster.brand);
  const plaqueX = Math.round((width - plaque) / 2);
  set(tile.plaque, plaqueX, height + PLAQUE_DROP - PLAQUE_HEIGHT, plaque, PLAQUE_HEIGHT);
  if (!poster.pennant) return;
  const { texture } = tile.pennant;
  const pennantX = width - PENNANT_INSET - pennantWidth(poster.pennantText);
  set(tile.pennant, pennantX, -PENNANT_RISE, texture.width, texture.height);
}
