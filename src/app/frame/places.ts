import type { WordKey } from '../../platform/i18n.ts';

/** A place of the navigation: an address, or an overlay for what is not a page. */
export interface Place {
  readonly name: string;
  readonly labelKey: WordKey;
  /** Of assets/icons.ts. */
  readonly icon: string;
  readonly target: { readonly address: string } | { readonly overlay: string };
  readonly isRaised?: boolean;
  /** Only in the rail of wide screens. */
  readonly isRailOnly?: boolean;
}

/** Bonus says honestly that it opens later: its place in the bar stays, so that no thumb has to learn anew. */
export const PLACES: readonly Place[] = [
  { name: 'index', labelKey: 'shell.nav.home', icon: 'home', target: { address: '/' } },
  { name: 'game-search', labelKey: 'shell.nav.games', icon: 'games', target: { address: '/game/search' } },
  {
    name: 'jackpot',
    labelKey: 'shell.nav.jackpot',
    icon: 'trophy',
    target: { overlay: 'jackpot' },
    isRaised: true,
  },
  { name: 'bonus', labelKey: 'shell.nav.bonus', icon: 'gift', target: { overlay: 'soon' } },
  {
    name: 'wallets',
    labelKey: 'shell.nav.wallet',
    icon: 'wallet',
    target: { address: '/wallets' },
    isRailOnly: true,
  },
  { name: 'member', labelKey: 'shell.nav.me', icon: 'person', target: { address: '/member' } },
];

/** Pages that belong to a place without being it, by how their addresses begin. */
const BELONGS: readonly (readonly [begin: string, place: string])[] = [
  ['/member', 'member'],
  ['/auth', 'member'],
  ['/wallets', 'wallets'],
  ['/withdrawal', 'wallets'],
];

/** The place to mark as current on a route; null where none fits. */
export function placeOfRoute(route: { readonly name: string; readonly path: string } | null): string | null {
  if (!route) return null;
  const own = PLACES.find((place) => place.name === route.name)?.name;
  return own ?? BELONGS.find(([begin]) => `${route.path}/`.startsWith(`${begin}/`))?.[1] ?? null;
}
