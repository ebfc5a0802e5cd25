import { cardName } from '../../src/platform/card-name.ts';
import { t } from '../../src/platform/i18n.ts';
import { listText } from '../result-parts.ts';

/** Every card of a hand by its name, and what the hand is worth. */
export const handText = ({ cards, points }: { readonly cards: readonly number[]; readonly points: number }) =>
  t('fair.result.points', { cards: listText(cards.map(cardName)), points });
