import { describe, expect, it } from 'vitest';
import { layOutCoup } from '../../../games/grand-baccarat/layout.ts';
import { expectCardsInside } from '../support/card-layout.ts';

const SIZES = [
  [390, 400],
  [412, 362],
  [378, 334],
  [360, 300],
  [1280, 300],
  [1280, 230],
  [820, 400],
] as const;

describe('layout of Grand Baccarat', () => {
  it.each(SIZES)('three cards of both hands lie inside %i × %i and do not overlap', (width, height) => {
    expectCardsInside(layOutCoup(width, height), width, height);
  });

  it.each(SIZES)('name of each hand stands above its own cards in %i × %i', (width, height) => {
    const { playerHeading, bankerHeading, places } = layOutCoup(width, height);
    expect(playerHeading.x).toBeLessThan(width / 2);
    expect(bankerHeading.x).toBeGreaterThan(width / 2);
    for (const { y } of places) expect(playerHeading.y).toBeLessThan(y);
  });
});
