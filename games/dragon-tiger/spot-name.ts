import type { DragonTigerOutcome, DragonTigerSpot } from '../../contract/games/dragon-tiger.ts';
import { cardName } from '../../src/platform/card-name.ts';
import { t } from '../../src/platform/i18n.ts';

/** A bet in the player's language. */
export const spotName = (spot: DragonTigerSpot): string => t(`dragon.spot.${spot}`);

/** Who won, as a title. */
export function verdictText({ winner, dragon, tiger }: DragonTigerOutcome): string {
  return dragon === tiger ? t('dragon.wins.suitedTie') : t(`dragon.wins.${winner}`);
}

/** Both cards as a sentence. */
export const cardsText = ({ dragon, tiger }: DragonTigerOutcome): string =>
  t('dragon.cards', { dragon: cardName(dragon), tiger: cardName(tiger) });
