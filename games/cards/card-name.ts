import { rankOf } from '../../contract/games/cards.ts';
import { t } from '../../src/platform/i18n.ts';
import { suitOf } from './suits.ts';

/** A card in words, like “Queen of hearts”. @param card 0 to 51 */
export function cardName(card: number): string {
  const rank = rankOf(card);
  const rankName = rank === 1 || rank > 10 ? t(`cards.rank.${rank as 1 | 11 | 12 | 13}`) : String(rank);
  return t('cards.name', { rank: rankName, suit: t(`cards.suit.${suitOf(card)}`) });
}
