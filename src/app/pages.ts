import { loadMessages, t } from '../platform/i18n.ts';
import { setNavigator, stepsInside } from '../platform/navigation.ts';
import { type PathName, paths } from '../platform/paths.ts';
import { runningActivity } from '../session/config/activity-access.ts';
import { isInMaintenance } from '../session/config/config-store.ts';
import { themeStore } from '../session/config/theme-store.ts';
import { rememberBackAddress } from '../session/pages/back-address.ts';
import type { Panel, Route } from '../session/pages/route.ts';
import { isSignedIn } from '../session/player/profile-store.ts';
import { restrictionOfPage } from '../session/player/restrictions.ts';
import { savedAccount } from '../session/player/saved-account.ts';
import { isSessionUnverified } from '../session/player/unverified-member.ts';
import { consumeWantedAddress, rememberWantedAddress } from '../session/sign-in/wanted-address.ts';
import { checkGuard } from './guard.ts';
import { hasMissingChunk, noteMissingChunk } from './missing-chunk.ts';
import { closeOverlaysForPage, isOverlayEntry, overlayHistorySettled } from './overlay-history.ts';
import { loadingStore, pageStore } from './page-store.ts';
import { HOME } from './route.ts';
import type { FoundRoute } from './route-table.ts';

interface PageMove {
  /** How the address bar gets there; null when it is there already (start, Back, Forward). */
  readonly write: 'push' | 'replace' | null;
}

const panels = new Map<PathName, Panel>();
let lastMove = 0;
/** The move under way: its address is not yet the page's. */
let pending: (PageMove & { readonly address: string }) | null = null;

/** Takes control of the address bar. Resolves when a page can be shown, whichever navigation led to it. */
export async function startPages(): Promise<void> {
  setNavigator((address, { replace }) => void go(address, { write: replace ? 'replace' : 'push' }));
  addEventListener('popstate', () => void showAddress());
  addEventListener('offline', () => {
    wasOffline = true;
  });
  await showAddress();
  if (pageStore.getState().turn > 0) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = pageStore.subscribe(() => resolve());
  await promise;
  stop();
}

/**
 * Runs the guard again: after a sign-in, a sign-out, a change of maintenance. A page that the player is on the way to
 * is checked in place of the open one, or a link pressed just before would lead nowhere.
 */
export function recheckPage(): Promise<void> {
  return pending ? go(pending.address, pending) : showAddress();
}

/** Opens the page of the address bar, whatever was on the way. */
export function showAddress(): Promise<void> {
  return go(currentAddress(), { write: null });
}

/** The table of all pages, before one is wanted; a failure shows when it is. */
export function preloadRoutes(): void {
  loadRoutes().catch(() => undefined);
}

const loadRoutes = () => import('./route-table.ts');

/** Whether a page load would bring more than the browser's own error page. */
const isReachable = (): Promise<boolean> =>
  fetch('/version.json', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Whether this page has had no network at some time. */
let wasOffline = !navigator.onLine;

const wasReloaded = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

const currentAddress = () => location.pathname + location.search;

async function go(address: string, { write }: PageMove): Promise<void> {
  const move = ++lastMove;
  pending = { address, write };
  const url = new URL(address, location.origin);
  if (hasMissingChunk() && write) {
    location.assign(url);
    return;
  }
  let hasFailed = false;
  const found = await findPage(url).catch(() => {
    hasFailed = true;
    return null;
  });
  const wanted = found?.route ?? null;
  if (move !== lastMove) return;
  if (found?.elsewhere) return go(found.elsewhere, { write: write === 'push' ? 'push' : 'replace' });
  const answer = checkGuard(wanted, {
    isSignedIn: isSignedIn(),
    isForbidden: restrictionOfPage(wanted, url.searchParams) !== null,
    isUnproven: isSessionUnverified(),
    isInMaintenance: isInMaintenance(),
    hasSavedAccount: savedAccount() !== null,
    activity: [wanted?.activity ?? []].flat().map(runningActivity).find(Boolean) ?? null,
  });
  if (answer.kind === 'return') return go(consumeWantedAddress(), { write: 'replace' });
  if (answer.kind === 'redirect') {
    if (answer.remembers) rememberWantedAddress(url.pathname + url.search);
    return go(answer.to, { write: write === 'push' ? 'push' : 'replace' });
  }
  let shown = answer.kind === 'not-found' ? null : wanted;
  if (answer.kind === 'restricted') {
    const status = await findPage(new URL(paths.memberStatus, location.origin)).catch(() => null);
    hasFailed ||= status === null;
    shown = status?.route ?? null;
  }
  let Panel: Panel | null = null;
  if (!shown) await import('./panel-layer.tsx').catch(() => undefined);
  if (shown?.panel) {
    loadingStore.setState({ isLoading: true });
    try {
      Panel = await (answer.kind === 'wait' ? loadWaiting() : loadPanel(shown));
    } catch {
      hasFailed = true;
    }
  }
  if (hasFailed) {
    noteMissingChunk();
    // Browsers remember a module that they could not fetch for as long as the page lives: only a page load asks again.
    // One that was loaded again, and had its network all the time, has asked already: a file that is gone for good ends
    // with the page's own message.
    if ((write || wasOffline || !wasReloaded()) && (await isReachable()) && move === lastMove)
      return write ? location.assign(url) : location.reload();
  }
  if (write) await overlayHistorySettled();
  // A later move has overtaken this one.
  if (move !== lastMove) return;
  pending = null;
  loadingStore.setState({ isLoading: false });
  writeAddress(url, write);
  const before = pageStore.getState();
  if (write === 'push' && before.path !== url.pathname && url.searchParams.has('back'))
    rememberBackAddress(before.address);
  if (before.path !== url.pathname) closeOverlaysForPage();
  const isSamePage = before.path === url.pathname && before.Panel === Panel && before.turn > 0;
  pageStore.setState({
    address: url.pathname + url.search,
    path: url.pathname,
    route: shown,
    params: shown === wanted ? (found?.params ?? {}) : {},
    Panel,
    hasFailed,
    turn: isSamePage ? before.turn : before.turn + 1,
  });
  showTitle();
}

/** The lobby's own row is there with the first script. @throws when the table of the others does not come */
async function findPage(url: URL): Promise<FoundRoute | null> {
  if (url.pathname === HOME.path) return { route: HOME, params: {} };
  loadingStore.setState({ isLoading: true });
  // The pages' own messages are requested with their table.
  const [{ findRoute }] = await Promise.all([loadRoutes(), loadMessages('page')]);
  return findRoute(url.pathname, url.searchParams);
}

/** The window's title for the page that is open, in the chosen language. */
export function showTitle(): void {
  const { route, hasFailed } = pageStore.getState();
  const missingTitle = hasFailed ? 'shell.panel.failed' : 'page.notFound.title';
  const { name } = themeStore.getState();
  document.title = route?.name === 'home' ? name : `${t(route?.titleKey ?? missingTitle)} · ${name}`;
}

function writeAddress(url: URL, write: PageMove['write']): void {
  const address = url.pathname + url.search + url.hash;
  if (write === 'push' && address === location.pathname + location.search + location.hash) return;
  // The entry of an overlay that this page change closes is taken over, or Back would lead to nothing.
  if (write === 'push' && !isOverlayEntry()) history.pushState({ steps: stepsInside() + 1 }, '', address);
  else if (write) history.replaceState({ steps: stepsInside() }, '', address);
}

async function loadWaiting(): Promise<Panel> {
  const [{ UnprovenPanel }] = await Promise.all([
    import('./unverified-panel.tsx'),
    import('./panel-layer.tsx'),
  ]);
  return UnprovenPanel;
}

async function loadPanel(route: Route): Promise<Panel | null> {
  if (!route.panel) return null;
  const known = panels.get(route.name);
  if (known) return known;
  // The layer that shows panels comes with the first of them.
  const [panel] = await Promise.all([
    route.panel(),
    loadMessages(...route.messages),
    import('./panel-layer.tsx'),
  ]);
  panels.set(route.name, panel);
  return panel;
}
