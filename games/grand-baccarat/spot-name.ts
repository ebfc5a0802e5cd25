import type { BaccaratOutcome, BaccaratSpot } from '../../contract/games/grand-baccarat.ts';
import { cardName } from '../../src/platform/card-name.ts';
import { t } from '../../src/platform/i18n.ts';

export type Winner = 'player' | 'banker' | 'tie';

/** A bet in the player's language. */
export const spotName = (spot: BaccaratSpot): string => t(`baccarat.spot.${spot}`);

export function winnerOf({ player, banker }: BaccaratOutcome): Winner {
  if (player.points === banker.points) return 'tie';
  return player.points > banker.points ? 'player' : 'banker';
}

export const verdictText = (outcome: BaccaratOutcome): string => t(`baccarat.wins.${winnerOf(outcome)}`);

/** Both hands as a sentence. */
export function handsText({ player, banker }: BaccaratOutcome): string {
  const handText = ({ cards, points }: BaccaratOutcome['player']) =>
    t('baccarat.hand', { cards: cards.map(cardName).join(', '), points });
  return t('baccarat.hands', { player: handText(player), banker: handText(banker) });
}
