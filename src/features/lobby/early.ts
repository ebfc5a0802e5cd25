import { paths } from '../../platform/paths.ts';
import type { RouteRow } from '../../session/pages/route.ts';

/** The lobby's row, apart from all others: the first script has no other page. */
export const lobbyRow: RouteRow<'home'> = {
  path: paths.home,
  titleKey: 'shell.title.home',
  // The scene is the page.
  panel: null,
  offers: 'stake',
  hasBubble: true,
};
