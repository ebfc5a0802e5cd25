import { expect } from 'vitest';
import { CARD_UNITS } from '../../../games/cards/card-art.ts';
import type { CardTableLayout } from '../../../games/cards/card-table.ts';

/** Fails where a card would be cut by the window's edge, or lie on another one by more than a third of its width. */
export function expectCardsInside(
  { cardWidth, places }: CardTableLayout,
  width: number,
  height: number,
): void {
  const cardHeight = (cardWidth * CARD_UNITS.height) / CARD_UNITS.width;
  for (const { x, y, turn } of places) {
    const isLying = Math.abs(Math.sin(turn)) > 0.7;
    const [across, along] = isLying ? [cardHeight, cardWidth] : [cardWidth, cardHeight];
    expect(x - across / 2).toBeGreaterThanOrEqual(0);
    expect(x + across / 2).toBeLessThanOrEqual(width);
    expect(y - along / 2).toBeGreaterThanOrEqual(0);
    expect(y + along / 2).toBeLessThanOrEqual(height);
  }
  places.forEach((place, index) => {
    for (const other of places.slice(index + 1)) {
      const distance = Math.hypot(place.x - other.x, place.y - other.y);
      expect(distance).toBeGreaterThan(cardWidth * 0.6);
    }
  });
}
