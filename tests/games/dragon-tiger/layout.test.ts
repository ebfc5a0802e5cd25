import { describe, expect, it } from 'vitest';
import { layOutDuel } from '../../../games/dragon-tiger/layout.ts';
import { expectCardsInside } from '../support/card-layout.ts';

const SIZES = [
  [390, 420],
  [412, 362],
  [352, 320],
  [1280, 300],
  [1280, 230],
  [360, 260],
] as const;

describe('layout of Dragon & Tiger', () => {
  it.each(SIZES)('both cards lie inside %i × %i and do not overlap', (width, height) => {
    expectCardsInside(layOutDuel(width, height), width, height);
  });

  it.each(SIZES)('emblems stand inside %i × %i, each on its own side', (width, height) => {
    const { dragonEmblem, tigerEmblem } = layOutDuel(width, height);
    expect(dragonEmblem.x + dragonEmblem.size / 2).toBeLessThanOrEqual(width / 2);
    expect(tigerEmblem.x - tigerEmblem.size / 2).toBeGreaterThanOrEqual(width / 2);
    for (const { x, y, size } of [dragonEmblem, tigerEmblem]) {
      expect(x - size / 2).toBeGreaterThanOrEqual(0);
      expect(x + size / 2).toBeLessThanOrEqual(width);
      expect(y - size / 2).toBeGreaterThanOrEqual(0);
    }
  });
});
