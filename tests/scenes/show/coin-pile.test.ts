import { Texture } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { CoinPile } from '../../../scenes/show/coin-pile.ts';
import { layoutMoment } from '../../../scenes/show/layout.ts';

const pileIn = (width: number, height: number) => {
  const layout = layoutMoment(width, height, 'grand', true);
  return { layout, pile: new CoinPile(Texture.WHITE, layout, 'high') };
};

describe('coins that have come to lie', () => {
  it.each([
    [412, 866],
    [1280, 671],
  ])('coins in %i × %i lie in both corners, and leave what is told below the plate free', (width, height) => {
    const { layout, pile } = pileIn(width, height);
    const told = {
      from: width / 2 - 210,
      to: width / 2 + 210,
      until: layout.plate.y + layout.plate.height + 190,
    };
    const coins = pile.children;
    expect(coins.some(({ x }) => x < width * 0.1)).toBe(true);
    expect(coins.some(({ x }) => x > width * 0.9)).toBe(true);
    const inTheWay = coins.filter(({ x, y }) => x > told.from && x < told.to && y < told.until);
    expect(inTheWay).toEqual([]);
  });

  it('stage without room for both has no coins at its foot', () => {
    expect(pileIn(915, 363).pile.children).toEqual([]);
  });

  it('coins lie the same way every time', () => {
    const places = () => pileIn(412, 866).pile.children.map(({ x, y }) => [x, y]);
    expect(places()).toEqual(places());
  });
});
