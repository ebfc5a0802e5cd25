import { parse } from 'regexparam';
import { matchRoute, type Parser } from 'wouter';
import type { PathName } from '../platform/paths.ts';
import type { Route } from '../session/pages/route.ts';
import { MODULES } from './modules.ts';
import { HOME } from './route.ts';

/** Every page of the site. What is not here is Page Not Found; a path without a row does not compile. */
export const ROUTES: Readonly<Record<PathName, Route>> = {
  home: HOME,
  ...MODULES.activities.routes,
  ...MODULES.app.routes,
  ...MODULES.agent.routes,
  ...MODULES.auth.routes,
  ...MODULES.calendar.routes,
  ...MODULES.follow.routes,
  ...MODULES.games.routes,
  ...MODULES.install.routes,
  ...MODULES.invite.routes,
  ...MODULES.gifts.routes,
  ...MODULES.lottery.routes,
  ...MODULES.jackpot.routes,
  ...MODULES.kyc.routes,
  ...MODULES.live.routes,
  ...MODULES.lobby.routes,
  ...MODULES.mail.routes,
  ...MODULES.mall.routes,
  ...MODULES.onboarding.routes,
  ...MODULES.profile.routes,
  ...MODULES.protection.routes,
  ...MODULES.push.routes,
  ...MODULES.recharge.routes,
  ...MODULES.rank.routes,
  ...MODULES.rewards.routes,
  ...MODULES.rights.routes,
  ...MODULES.support.routes,
  ...MODULES.wallet.routes,
};

export interface FoundRoute {
  readonly route: Route;
  /** What the route read from the segments of the path. */
  readonly params: object;
  /** The query makes no sense: this page is opened instead. */
  readonly elsewhere?: string;
}

const NO_QUERY = new URLSearchParams();

/** The route of an address with its params, or null for Page Not Found. A trailing slash is forgiven. */
export function findRoute(path: string, query: URLSearchParams = NO_QUERY): FoundRoute | null {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  for (const route of Object.values(ROUTES)) {
    const { path: pattern }: { path: string } = route;
    const [isMatch, raw] = matchRoute(parseExactly, pattern, plain);
    if (!isMatch) continue;
    const params = route.params ? route.params(raw) : {};
    if (params && (route.accepts?.(query) ?? true)) return { route, params };
    return params && route.elsewhere ? { route, params, elsewhere: route.elsewhere } : null;
  }
  return null;
}

/** The router's own parser takes capital letters for small ones. */
const parseExactly: Parser = (path) => {
  const { pattern, keys } = parse(path);
  return { pattern: new RegExp(pattern.source), keys };
};
