import { rankOf, suitOf } from '../../contract/games/cards.ts';
import { t } from './i18n.ts';

/** A rank in words. @param rank 1 the ace to 13 the king */
export const rankName = (rank: number): string =>
  rank === 1 || rank > 10 ? t(`cards.rank.${rank as 1 | 11 | 12 | 13}`) : String(rank);

/** A card in words, like “Queen of hearts”. @param card 0 to 51 */
export const cardName = (card: number): string =>
  t('cards.name', { rank: rankName(rankOf(card)), suit: t(`cards.suit.${suitOf(card)}`) });
