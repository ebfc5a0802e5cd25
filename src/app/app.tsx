import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { loadMessages, t } from '../platform/i18n.ts';
import { overlayStore } from '../session/overlays/overlay-store.ts';
import { BackSceneContext } from '../session/pages/back-scene.ts';
import { isSignedIn, profileStore } from '../session/player/profile-store.ts';
import { useRestriction } from '../session/player/restrictions.ts';
import { LoadingBar } from '../ui/loading-bar.tsx';
import { toastStore } from '../ui/toast.ts';
import { UiContext } from '../ui/ui-context.ts';
import styles from './app.module.css';
import { BackScene } from './back-scene.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { BottomBar } from './frame/bottom-bar.tsx';
import { itemOfRoute } from './frame/navigation-items.ts';
import { RuleLine } from './frame/rule-line.tsx';
import { SideRail } from './frame/side-rail.tsx';
import { StatusLines } from './frame/status-lines.tsx';
import { TopBar } from './frame/top-bar.tsx';
import { JackpotBubble } from './jackpot-bubble.tsx';
import { lazyExtra } from './lazy-extra.ts';
import { loadingStore, type PageState, pageStore } from './page-store.ts';
import { useLocale, useUiDependencies } from './ui-dependencies.ts';
import { useSceneBelow } from './use-scene-below.ts';

const OverlayHost = lazy(async () => ({ default: (await import('./overlay-host.tsx')).OverlayHost }));
const PanelLayer = lazy(async () => ({ default: (await import('./panel-layer.tsx')).PanelLayer }));
const Toasts = lazy(async () => ({ default: (await import('../ui/toasts.tsx')).Toasts }));
const SessionBar = lazyExtra(async () => {
  const [{ SessionLine }] = await Promise.all([import('./frame/session-line.tsx'), loadMessages('play')]);
  return SessionLine;
});

/** A top bar so wide has room for the jackpot's button beside search and balance. */
const HAS_BAR_DOCK = '(min-width: 1200px)';

const VipCard = lazyExtra(async () => {
  const [{ VipRailCard }] = await Promise.all([
    import('../features/rewards/vip-rail-card.tsx'),
    loadMessages('vip'),
  ]);
  return VipRailCard;
});

/** The frame of every page: bars, the scene, the panel above it, overlays above all. */
export function App() {
  const locale = useLocale();
  const parts = useUiDependencies(locale);
  return (
    <UiContext value={parts}>
      {/* A new language is a new tree: no text of the old one can stay behind. */}
      <Frame key={locale} />
    </UiContext>
  );
}

/** Where the rail has room for a card between its places and the legal line. */
const WIDE_RAIL = '(min-width: 1280px) and (min-height: 700px)';

function Frame() {
  const page = useStore(pageStore);
  const isLoading = useStore(loadingStore, (state) => state.isLoading);
  const isMember = useStore(profileStore, isSignedIn);
  const hasOverlay = useStore(overlayStore, (state) => state.stack.length > 0);
  const hasToast = useStore(toastStore, (state) => state.toasts.length > 0);
  const hasPanel = page.route === null || page.route.panel !== null;
  const hasFrame = page.route?.hasNavigation ?? false;
  const current = itemOfRoute(page.route);
  const hasWideRail = useMedia(WIDE_RAIL);
  const isWithin = page.route?.surface === 'stage';
  // The lobby shows nothing but games, also behind a sheet.
  const isLobbyClosed = useRestriction('stake') !== null && page.route?.scene === 'lobby';
  const hasScene = useSceneBelow(page.route, hasOverlay) && !isLobbyClosed;
  const scene = page.route?.scene && (isWithin || hasScene) && (
    <BackScene
      key={page.route.scene}
      scene={page.route.scene}
      isCovered={!isWithin && page.route.panel !== null}
      isWithin={isWithin}
    />
  );
  const hasBarDock = useMedia(HAS_BAR_DOCK);
  // A panel and a game have it in a row of their own.
  const hasBubble = !hasPanel && page.route?.hasBubble;
  usePageMarks(page, isMember);
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('shell.skip')}
      </a>
      <LoadingBar isLoading={isLoading} />
      {/* An error in one of them must not take the page along. */}
      <ErrorBoundary fallback={null}>
        <Suspense>{isMember && page.route?.surface !== 'full' && <SessionBar />}</Suspense>
      </ErrorBoundary>
      {hasFrame && (
        <SideRail current={current}>
          <ErrorBoundary fallback={null}>
            <Suspense>{isMember && hasWideRail && <VipCard />}</Suspense>
          </ErrorBoundary>
        </SideRail>
      )}
      {hasFrame && <TopBar bubble={hasBubble && hasBarDock && <JackpotBubble dock="bar" />} />}
      <main id="content" className={styles.content} tabIndex={-1}>
        {!isWithin && scene}
        <BackSceneContext value={isWithin && scene}>
          <Suspense>{hasPanel && <PanelLayer page={page} />}</Suspense>
        </BackSceneContext>
      </main>
      {hasFrame && <BottomBar current={current} />}
      {/* A game has its own line inside its page: full screen shows nothing else. */}
      {page.route?.name !== 'gameStart' && <RuleLine place={hasFrame ? 'frame' : 'alone'} />}
      {hasBubble && !hasBarDock && <JackpotBubble />}
      <StatusLines />
      <ErrorBoundary>
        <Suspense>{hasOverlay && <OverlayHost />}</Suspense>
      </ErrorBoundary>
      <Suspense>{hasToast && <Toasts />}</Suspense>
    </>
  );
}

/** Marks on the root element that the style sheets read, and focus after a page change. */
function usePageMarks(page: PageState, isMember: boolean): void {
  const isCovering = page.route === null || (page.route.panel !== null && page.route.surface !== 'stage');
  useEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-panel-open', isCovering);
    root.toggleAttribute('data-full', (page.route?.surface ?? 'full') === 'full');
    root.toggleAttribute('data-member', isMember && page.route?.surface !== 'full');
  }, [isCovering, isMember, page.route]);
  useEffect(() => {
    // The first page is read from its top by itself.
    if (page.turn <= 1) return;
    const title = document.querySelector<HTMLElement>('[data-panel-title]');
    (title ?? document.getElementById('content'))?.focus({ preventScroll: true });
  }, [page.turn]);
}

/** Whether a media query matches now. For what is mounted elsewhere then; a style alone belongs in a style sheet. */
function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (hear) => {
      const list = matchMedia(query);
      list.addEventListener('change', hear);
      return () => list.removeEventListener('change', hear);
    },
    () => matchMedia(query).matches,
  );
}
