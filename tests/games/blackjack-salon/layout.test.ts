import { describe, expect, it } from 'vitest';
import { layOutTable, placeInHand } from '../../../games/blackjack-salon/layout.ts';

const SIZES = [
  [320, 300],
  [360, 430],
  [412, 527],
  [543, 368],
  [820, 760],
  [1_280, 388],
  [1_920, 720],
] as const;

describe('layout of the blackjack table', () => {
  it.each(SIZES)(
    'hands of a window of %i × %i do not touch, and leave room for the stakes',
    (width, height) => {
      const { cardWidth, cardHeight, dealer, handAt, wall } = layOutTable(width, height);
      expect(cardWidth).toBeGreaterThanOrEqual(48);
      expect(dealer.y - cardHeight / 2).toBeGreaterThanOrEqual(wall);
      for (const hands of [1, 2]) {
        const { y } = handAt(hands - 1, hands);
        expect(y - cardHeight / 2).toBeGreaterThan(dealer.y + cardHeight / 2 + 15);
        expect(y + cardHeight / 2).toBeLessThanOrEqual(height - 44);
      }
    },
  );

  it.each(SIZES)('twelve cards of a hand stay in its room in a window of %i × %i', (width, height) => {
    const layout = layOutTable(width, height);
    for (const hands of [1, 2])
      for (let hand = 0; hand < hands; hand += 1) {
        const middle = layout.handAt(hand, hands);
        const room = layout.roomOf(hands);
        const at = (index: number) => placeInHand(layout, { middle, room, cards: 12, index }).x;
        expect(at(0) - layout.cardWidth / 2).toBeGreaterThanOrEqual(0);
        expect(at(11) + layout.cardWidth / 2).toBeLessThanOrEqual(width);
        expect(at(11) - at(0)).toBeLessThanOrEqual(room - layout.cardWidth + 1e-6);
      }
    const [left, right] = [layout.handAt(0, 2).x, layout.handAt(1, 2).x];
    expect(right - left).toBeGreaterThan(layout.roomOf(2));
  });

  it('line on the cloth is left out where the hands are close', () => {
    expect(layOutTable(543, 368).cloth).toBeNull();
    expect(layOutTable(412, 527).cloth).not.toBeNull();
  });
});
