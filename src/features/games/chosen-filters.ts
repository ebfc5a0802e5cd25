import type { AppConfig } from '../../../contract/config/app-config.ts';
import { t } from '../../platform/i18n.ts';
import { brandName, featureName, percentText, shortMoney, typeName, volatilityName } from './game-facts.ts';
import { type Facet, type GameFilter, toggleValue } from './game-filter.ts';

export interface ChosenFilter {
  readonly key: string;
  readonly name: string;
  /** Removes it. */
  readonly without: Partial<GameFilter>;
}

/** Every choice that narrows the list, by its name, in the order of the fields. */
export function chosenFilters(config: AppConfig, filter: GameFilter): ChosenFilter[] {
  const chosen: ChosenFilter[] = [];
  const add = (key: string, name: string, without: Partial<GameFilter>) =>
    chosen.push({ key, name, without });
  const { brandIds, features, volatilities, minRtpBp, maxLowBet, isPlayable } = filter;
  if (isPlayable) add('playable', t('games.filter.playable'), { isPlayable: false });
  for (const id of brandIds)
    add(`brand-${id}`, brandName(config, id) || String(id), { brandIds: toggleValue(brandIds, id) });
  for (const level of volatilities) {
    add(`volatility-${level}`, t('games.filter.volatilityIs', { level: volatilityName(level) }), {
      volatilities: toggleValue(volatilities, level),
    });
  }
  if (minRtpBp !== null)
    add('rtp', t('games.filter.rtpIs', { share: percentText(minRtpBp, 0) }), { minRtpBp: null });
  if (maxLowBet !== null)
    add('bet', t('games.filter.betIs', { amount: shortMoney(maxLowBet) }), { maxLowBet: null });
  for (const feature of features)
    add(`feature-${feature}`, featureName(feature), { features: toggleValue(features, feature) });
  return chosen;
}

/** An active filter as text. */
export function facetName(config: AppConfig, filter: GameFilter, facet: Facet | 'text'): string {
  if (facet === 'text') return `“${filter.text.trim()}”`;
  if (facet === 'type') return filter.typeId === null ? '' : typeName(config, filter.typeId);
  return chosenFilters(config, filter)
    .filter(({ key }) => key === facet || key.startsWith(`${facet}-`))
    .map(({ name }) => name)
    .join(', ');
}
