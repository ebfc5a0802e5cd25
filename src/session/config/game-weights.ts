import type { AppConfig } from '../../../contract/config/app-config.ts';
import { isPlayable } from '../../../contract/games/playable.ts';
import { FULL_WEIGHT, weightOf, weightsOn } from '../../../contract/games/weight-of-game.ts';
import { utcDay } from '../../platform/clock.ts';
import { formatLocale, t } from '../../platform/i18n.ts';
import { timeNow } from '../../platform/time.ts';

/** What a stake in a game counts today toward rewards, in basis points. */
export const weightToday = ({ gameWeights }: Pick<AppConfig, 'gameWeights'>, gameId: number): number =>
  weightOf(weightsOn(gameWeights, utcDay(timeNow())), gameId);

export const isCountedInFull = (weight: number): boolean => weight >= FULL_WEIGHT;

/** Basis points as whole per cent, like 11%. */
export const weightText = (weight: number): string =>
  new Intl.NumberFormat(formatLocale(), { style: 'percent', maximumFractionDigits: 0 }).format(
    weight / FULL_WEIGHT,
  );

/** What the games count of which not every stake counts in full, the least first, as a sentence; null where there is none. */
export function countedGamesText(config: Pick<AppConfig, 'gameWeights' | 'games'>): string | null {
  const reduced = config.games
    .filter(isPlayable)
    .map(({ id, name }) => ({ name, weight: weightToday(config, id) }))
    .filter(({ weight }) => !isCountedInFull(weight))
    .sort((one, other) => one.weight - other.weight);
  if (reduced.length === 0) return null;
  const list = reduced.map(({ name, weight }) =>
    t('page.counted.game', { game: name, share: weightText(weight) }),
  );
  return t('page.counted', { games: new Intl.ListFormat(formatLocale()).format(list) });
}
