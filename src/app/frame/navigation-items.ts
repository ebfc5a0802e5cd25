import type { MessageKey } from '../../platform/i18n.ts';
import { type Path, paths } from '../../platform/paths.ts';
import type { PlainOverlayName } from '../../session/overlays/overlay-props.ts';
import type { NavigationItemName } from '../../session/pages/early-module.ts';
import type { Route } from '../../session/pages/route.ts';

/** An item of the navigation: a page, or an overlay for what is not one. */
export interface NavigationItem {
  readonly name: NavigationItemName;
  readonly labelKey: MessageKey;
  /** Of assets/icons.ts. */
  readonly icon: string;
  readonly target: { readonly path: Path } | { readonly overlay: PlainOverlayName };
  readonly isRaised?: boolean;
  /** Only in the rail of wide screens. */
  readonly isRailOnly?: boolean;
}

/** From the left, or the top of the rail. */
export const NAVIGATION_ITEMS: readonly NavigationItem[] = [
  { name: 'home', labelKey: 'shell.nav.home', icon: 'home', target: { path: paths.home } },
  { name: 'gameSearch', labelKey: 'shell.nav.games', icon: 'games', target: { path: paths.gameSearch } },
  {
    name: 'jackpot',
    labelKey: 'shell.nav.jackpot',
    icon: 'trophy',
    target: { overlay: 'jackpot' },
    isRaised: true,
  },
  { name: 'bonus', labelKey: 'shell.nav.bonus', icon: 'gift', target: { path: paths.bonus } },
  {
    name: 'wallets',
    labelKey: 'shell.nav.wallet',
    icon: 'wallet',
    target: { path: paths.wallets },
    isRailOnly: true,
  },
  { name: 'member', labelKey: 'shell.nav.me', icon: 'person', target: { path: paths.member } },
];

/** Pages that belong to an item without being it, by the first segment of their paths. */
const ITEM_OF_SEGMENT: Readonly<Record<string, NavigationItemName>> = {
  auth: 'member',
  bonus: 'bonus',
  email: 'mail',
  member: 'member',
  vip: 'member',
  wallets: 'wallets',
  withdrawal: 'wallets',
};

/** The item to mark as current on a route; null where none fits. */
export function itemOfRoute(route: Pick<Route, 'name' | 'path'> | null): NavigationItemName | null {
  if (!route) return null;
  const own = NAVIGATION_ITEMS.find(({ name }) => name === route.name)?.name;
  return own ?? ITEM_OF_SEGMENT[route.path.split('/')[1] ?? ''] ?? null;
}
