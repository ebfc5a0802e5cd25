import type { ComponentType } from 'react';
import { loadWords, t } from '../platform/i18n.ts';
import { setNavigator, stepsInside } from '../platform/navigation.ts';
import { runningActivity } from '../session/activity-door.ts';
import { rememberBackAddress } from '../session/back-address.ts';
import { configStore } from '../session/config-store.ts';
import { isSignedIn } from '../session/profile-store.ts';
import { savedAccount } from '../session/saved-account.ts';
import { themeStore } from '../session/theme-store.ts';
import { rememberWantedAddress, takeWantedAddress } from '../session/wanted-address.ts';
import { askGuard } from './guard.ts';
import { closeOverlaysForPage, isOverlayEntry, overlayHistorySettled } from './overlay-history.ts';
import { loadingStore, pageStore } from './page-store.ts';
import { HOME, type Route } from './route.ts';

interface Move {
  /** How the address bar gets there; null when it is there already (start, Back, Forward). */
  readonly write: 'push' | 'replace' | null;
}

const panels = new Map<string, ComponentType>();
let lastMove = 0;
/** A chunk was missing: the site has been rebuilt under us, and only a page load gets the new one. */
let needsReload = false;

/** Takes over the address bar. Resolves when a page can be shown, whichever move brought it. */
export async function startPages(): Promise<void> {
  setNavigator((address, { replace }) => void go(address, { write: replace ? 'replace' : 'push' }));
  addEventListener('popstate', () => void go(here(), { write: null }));
  await go(here(), { write: null });
  if (pageStore.getState().turn > 0) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = pageStore.subscribe(() => resolve());
  await promise;
  stop();
}

/** Asks the guard again about the page that is open: after a sign-in, a sign-out, a change of maintenance. */
export function recheckPage(): Promise<void> {
  return go(here(), { write: null });
}

/** A part of the page could not be loaded: the next navigation loads the page anew, as for a panel's chunk. */
export function noteMissingChunk(): void {
  needsReload = true;
}

/** The table of all pages, before one is wanted; a failure shows when it is. */
export function preloadRoutes(): void {
  loadRoutes().catch(() => undefined);
}

const loadRoutes = () => import('./route-table.ts');

const here = () => location.pathname + location.search;

async function go(address: string, { write }: Move): Promise<void> {
  const move = ++lastMove;
  const url = new URL(address, location.origin);
  if (needsReload && write) {
    location.assign(url);
    return;
  }
  let hasFailed = false;
  const route = await findPage(url).catch(() => {
    hasFailed = true;
    return null;
  });
  if (move !== lastMove) return;
  const answer = askGuard(route, {
    isSignedIn: isSignedIn(),
    isInMaintenance: configStore.getState().config?.maintenance.status === 1,
    hasSavedAccount: savedAccount() !== null,
    activity: route?.activity === undefined ? null : runningActivity(route.activity),
  });
  if (answer.kind === 'return') return go(takeWantedAddress(), { write: 'replace' });
  if (answer.kind === 'redirect') {
    if (answer.remembers) rememberWantedAddress(url.pathname + url.search);
    return go(answer.to, { write: write === 'push' ? 'push' : 'replace' });
  }
  const shown = answer.kind === 'enter' ? route : null;
  let Panel: ComponentType | null = null;
  if (!shown) await import('./panel-layer.tsx').catch(() => undefined);
  if (shown?.panel) {
    loadingStore.setState({ isLoading: true });
    try {
      Panel = await loadPanel(shown);
    } catch {
      hasFailed = true;
    }
  }
  needsReload ||= hasFailed;
  if (write) await overlayHistorySettled();
  // A later move has overtaken this one.
  if (move !== lastMove) return;
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
    Panel,
    hasFailed,
    turn: isSamePage ? before.turn : before.turn + 1,
  });
  showTitle();
}

/** The lobby's own row is there with the first script. @throws when the table of the others does not come */
async function findPage(url: URL): Promise<Route | null> {
  if (url.pathname === HOME.path) return HOME;
  loadingStore.setState({ isLoading: true });
  return (await loadRoutes()).findRoute(url.pathname, url.searchParams);
}

/** The window's title for the page that is open, in the chosen language. */
export function showTitle(): void {
  const { route } = pageStore.getState();
  const { name } = themeStore.getState();
  document.title =
    route?.name === 'index' ? name : `${t(route?.titleKey ?? 'shell.notFound.title')} · ${name}`;
}

function writeAddress(url: URL, write: Move['write']): void {
  const address = url.pathname + url.search + url.hash;
  if (write === 'push' && address === location.pathname + location.search + location.hash) return;
  // The entry of an overlay that this page change closes is taken over, or Back would lead to nothing.
  if (write === 'push' && !isOverlayEntry()) history.pushState({ steps: stepsInside() + 1 }, '', address);
  else if (write) history.replaceState({ steps: stepsInside() }, '', address);
}

async function loadPanel(route: Route): Promise<ComponentType | null> {
  if (!route.panel) return null;
  const known = panels.get(route.name);
  if (known) return known;
  // The layer that shows panels comes with the first of them.
  const [Panel] = await Promise.all([route.panel(), loadWords(...route.words), import('./panel-layer.tsx')]);
  panels.set(route.name, Panel);
  return Panel;
}
