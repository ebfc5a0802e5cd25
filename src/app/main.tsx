import './begin-stage.ts';
import '../platform/zod-setup.ts';
import '../ui/fonts.css';
import '../ui/tokens.css';
import './frame.css';
import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { isAppWebview } from '../platform/app-webview.ts';
import { after } from '../platform/clock.ts';
import { loadMessages } from '../platform/i18n.ts';
import { sessionKeys } from '../platform/key-values.ts';
import { nextTask } from '../platform/next-task.ts';
import { followNetwork } from '../session/calls/connection-store.ts';
import { isGateShut, setGateShut } from '../session/gates/entry-gate.ts';
import { loadOrnaments } from '../stage/mirror/use-ornaments.ts';
import { App } from './app.tsx';
import { chooseLanguage, fillStores } from './boot.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorPage } from './error-page.tsx';
import { preloadRoutes, startPages } from './pages.ts';
import { retryBoot } from './retry-boot.ts';
import { HOME } from './route.ts';
import { hideSplash } from './splash.ts';
import { beginStageBeforeApp, endStageWithoutLobby } from './use-stage.ts';

const FAILURES = 'failed-starts';
const root = createRoot(document.getElementById('app') as HTMLElement);

async function start(): Promise<void> {
  followNetwork();
  // What the lobby wears comes beside the first calls; without it the page stands plain.
  void loadOrnaments().catch(() => undefined);
  if (location.pathname !== HOME.path) preloadRoutes();
  await chooseLanguage();
  // Side by side: on a slow line each round trip is a fifth of a second.
  const words = loadMessages('shell', 'lobby');
  if (isAppWebview(navigator.userAgent)) {
    const [{ WebviewPage }] = await Promise.all([import('./webview-page.tsx'), loadMessages('page'), words]);
    root.render(<WebviewPage />);
    return hideSplash();
  }
  const stores = fillStores().then(
    () => true,
    () => false,
  );
  // Nothing is shown before its messages are loaded.
  await words;
  if (!(await stores)) {
    const [{ NoServerPage }, { untilConfig }] = await Promise.all([
      import('./no-server-page.tsx'),
      import('./until-config.ts'),
    ]);
    const wasShut = isGateShut();
    root.render(<NoServerPage />);
    setGateShut(false);
    await hideSplash();
    await untilConfig();
    // Whoever has not answered the notice sees no lobby before the services ask again.
    setGateShut(wasShut);
  }
  await startPages();
  if (location.pathname === HOME.path) await beginStageBeforeApp();
  await showApp();
  endStageWithoutLobby();
  // The curtain's first frame is the page's: nothing of it was seen before.
  await new Promise((done) => requestAnimationFrame(done));
  // The age notice is among the services: without them the page must not go on as if nothing were.
  const [{ startServices }] = await Promise.all([import('./services.ts'), hideSplash()]);
  startServices();
  sessionKeys.remove(FAILURES);
}

interface CommittedProps {
  /** Called once, when the children are in the document. */
  onCommit(): void;
  children: ReactNode;
}

/** Tells when its children are in the document, which a render in slices does not. */
function Committed({ onCommit, children }: CommittedProps) {
  useLayoutEffect(() => onCommit(), [onCommit]);
  return children;
}

/**
 * Renders the app in slices of a few milliseconds: as one task it would hold a slow phone for most of a second.
 * Done once it is in the document.
 */
const showApp = () =>
  new Promise<void>((done) => {
    startTransition(() =>
      root.render(
        <ErrorBoundary>
          <Committed onCommit={done}>
            <App />
          </Committed>
        </ErrorBoundary>,
      ),
    );
  });

/** What the page cannot be without did not come. */
function recover(): void {
  const isOnline = navigator.onLine !== false;
  const failures = Number(sessionKeys.get(FAILURES) ?? 0);
  if (isOnline) sessionKeys.set(FAILURES, String(failures + 1));
  retryBoot({
    isOnline,
    failures,
    onOnline: (work) => addEventListener('online', work, { once: true }),
    after,
    reload: () => location.reload(),
    giveUp: () => {
      root.render(<ErrorPage />);
      setGateShut(false);
      void hideSplash();
    },
  });
}

// The script's own task has been long enough.
nextTask().then(start).catch(recover);
