import type { Game } from '../../../contract/games/catalogue.ts';
import { isPlayable } from '../../../contract/games/playable.ts';
import type { Cents } from '../../../contract/money.ts';

export const SORT_ORDERS = ['best', 'name', 'rtp', 'bet', 'calm', 'wild'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** The filters of a search. An empty list or null leaves that filter off. */
export interface GameFilter {
  readonly text: string;
  readonly typeId: number | null;
  /** Any of these. */
  readonly brandIds: readonly number[];
  /** All of these. */
  readonly features: readonly string[];
  /** Any of these, 1 to 5. */
  readonly volatilities: readonly number[];
  /** At least this exact return, in basis points. */
  readonly minRtpBp: number | null;
  /** The smallest bet is at most this. */
  readonly maxLowBet: Cents | null;
  readonly isPlayable: boolean;
  readonly sort: SortOrder;
}

export const EMPTY_FILTER: GameFilter = {
  text: '',
  typeId: null,
  brandIds: [],
  features: [],
  volatilities: [],
  minRtpBp: null,
  maxLowBet: null,
  isPlayable: false,
  sort: 'best',
};

/** Sides of a filter; a game that fails exactly one of them is what dropping that side would bring. */
export const FACETS = ['type', 'brand', 'feature', 'volatility', 'rtp', 'bet', 'playable'] as const;
export type Facet = (typeof FACETS)[number];

/** Returns on offer, in basis points. */
export const RTP_STEPS = [9500, 9600, 9700, 9800] as const;

/** Basis points; 0 where a game has no exact return: one that a studio states is none. */
export const exactReturn = ({ rtpBp, isRemote }: Game): number => (isRemote ? 0 : rtpBp);

/** The sides of `filter` that a game does not meet, as bits in the order of `FACETS`; 0 is a game that fits. */
export function failedFacets(game: Game, filter: GameFilter): number {
  const { typeId, brandIds, features, volatilities, minRtpBp, maxLowBet } = filter;
  const canPlay = isPlayable(game);
  let failed = 0;
  if (typeId !== null && game.typeId !== typeId) failed |= 1;
  if (brandIds.length > 0 && !brandIds.includes(game.brandId)) failed |= 2;
  // Of a game that cannot be played no figure is known: it meets no choice that goes by one.
  if (features.length > 0 && !(canPlay && features.every((feature) => game.features.includes(feature))))
    failed |= 4;
  if (volatilities.length > 0 && !(canPlay && volatilities.includes(game.volatility))) failed |= 8;
  if (minRtpBp !== null && !(canPlay && exactReturn(game) >= minRtpBp)) failed |= 16;
  if (maxLowBet !== null && !(canPlay && game.minBet <= maxLowBet)) failed |= 32;
  if (filter.isPlayable && !canPlay) failed |= 64;
  return failed;
}

/** The filter with one side open again. */
export function withoutFacet(filter: GameFilter, facet: Facet): GameFilter {
  const { typeId, brandIds, features, volatilities, minRtpBp, maxLowBet, isPlayable } = EMPTY_FILTER;
  switch (facet) {
    case 'type':
      return { ...filter, typeId };
    case 'brand':
      return { ...filter, brandIds };
    case 'feature':
      return { ...filter, features };
    case 'volatility':
      return { ...filter, volatilities };
    case 'rtp':
      return { ...filter, minRtpBp };
    case 'bet':
      return { ...filter, maxLowBet };
    case 'playable':
      return { ...filter, isPlayable };
  }
}

/** The list with `value` taken out when it is in, else added. */
export function toggleValue<V>(list: readonly V[], value: V): V[] {
  return list.includes(value) ? list.filter((other) => other !== value) : [...list, value];
}

/** How many choices narrow the list, the text and the category left out: they stand in sight by themselves. */
export function countChoices(filter: GameFilter): number {
  return (
    filter.brandIds.length +
    filter.features.length +
    filter.volatilities.length +
    Number(filter.minRtpBp !== null) +
    Number(filter.maxLowBet !== null) +
    Number(filter.isPlayable)
  );
}
