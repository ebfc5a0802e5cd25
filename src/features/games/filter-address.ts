import { cents } from '../../../contract/money.ts';
import { paths } from '../../platform/paths.ts';
import { EMPTY_FILTER, type GameFilter, SORT_ORDERS } from './game-filter.ts';

export const SEARCH_PATH = paths.gameSearch;
/** Longer than any name; an address is no place for more. */
const MAX_TEXT = 80;
const MAX_CHOICES = 40;

/** The filter that a query names; what makes no sense is left out, as anybody may write an address. */
export function readFilter(search: string): GameFilter {
  const query = new URLSearchParams(search);
  const wholes = (name: string) => listOf(query.get(name)).filter(isWhole).map(Number);
  const whole = (name: string) => wholes(name)[0] ?? null;
  const bet = whole('bet');
  return {
    text: (query.get('text') ?? '').slice(0, MAX_TEXT),
    typeId: whole('type'),
    brandIds: wholes('brand'),
    features: listOf(query.get('feature')),
    volatilities: wholes('volatility').filter((level) => level >= 1 && level <= 5),
    minRtpBp: whole('rtp'),
    maxLowBet: bet === null ? null : cents(bet),
    isPlayable: query.get('open') === '1',
    sort: SORT_ORDERS.find((order) => order === query.get('sort')) ?? EMPTY_FILTER.sort,
  };
}

/** The query of a filter, with its question mark; empty for one that leaves everything open. */
export function writeFilter(filter: GameFilter): string {
  const query = new URLSearchParams();
  const put = (name: string, value: string | number | null) => {
    if (value !== null && value !== '') query.set(name, String(value));
  };
  put('text', filter.text.slice(0, MAX_TEXT));
  put('type', filter.typeId);
  put('brand', filter.brandIds.join(','));
  put('feature', filter.features.join(','));
  put('volatility', filter.volatilities.toSorted().join(','));
  put('rtp', filter.minRtpBp);
  put('bet', filter.maxLowBet);
  put('open', filter.isPlayable ? 1 : null);
  put('sort', filter.sort === EMPTY_FILTER.sort ? null : filter.sort);
  // Commas are allowed in a query, and read better there.
  const text = query.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

/** Returns the address that lists a filter's games. */
export function searchAddress(filter: Partial<GameFilter>): string {
  return `${SEARCH_PATH}${writeFilter({ ...EMPTY_FILTER, ...filter })}`;
}

const isWhole = (text: string) => /^\d{1,9}$/.test(text);
const listOf = (text: string | null) => [...new Set(text?.split(',').filter(Boolean))].slice(0, MAX_CHOICES);
