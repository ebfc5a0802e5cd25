import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { loadMessages, t } from '../platform/i18n.ts';
import { goBack, navigate } from '../platform/navigation.ts';
import { paths } from '../platform/paths.ts';
import { queryClient } from '../session/calls/query-client.ts';
import { BuildCapabilitiesContext } from '../session/config/build-capabilities.ts';
import { backAddress } from '../session/pages/back-address.ts';
import type { Panel, Route } from '../session/pages/route.ts';
import { profileStore } from '../session/player/profile-store.ts';
import { restrictionOfPage } from '../session/player/restrictions.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { PanelFrame } from '../ui/panel-frame.tsx';
import { StageDrawing } from '../ui/stage-drawing.tsx';
import { BUILD_CAPABILITIES } from './build-capabilities.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { JackpotBubble } from './jackpot-bubble.tsx';
import type { PageState } from './page-store.ts';
import styles from './panel-layer.module.css';
import { PlainPage } from './plain-page.tsx';
import { WithFront } from './with-front.tsx';

/** The panel of the page that is open, on the surface its route names; nothing where the scene is the page. */
export function PanelLayer({ page }: { page: PageState }) {
  const { route, params, Panel, hasFailed, path, turn } = page;
  useEscape(route?.surface === 'side');
  if (route && !route.panel) return null;
  const surface = route?.surface ?? 'full';
  return (
    <div className={classNames(styles.layer, styles[surface])} data-panel-layer>
      {surface === 'side' && (
        <button
          type="button"
          className={styles.behind}
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => navigate(paths.home)}
        />
      )}
      <div className={classNames(styles.sheet, route?.front && styles.still)} key={turn}>
        <QueryClientProvider client={queryClient}>
          <ErrorBoundary>
            {hasFailed && <FailedPanel />}
            {!route && !hasFailed && <NotFoundPage path={path} />}
            {route && Panel && (
              <BuildCapabilitiesContext value={BUILD_CAPABILITIES}>
                <WithFront row={route}>
                  <Framed route={route} params={params} Panel={Panel} />
                </WithFront>
              </BuildCapabilitiesContext>
            )}
          </ErrorBoundary>
        </QueryClientProvider>
      </div>
    </div>
  );
}

/** Escape closes a sheet, as it does a dialog; a dialog above it handles the key first. */
function useEscape(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      goBack(backAddress(location.search));
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [isOn]);
}

interface FramedProps {
  route: Route;
  params: object;
  Panel: Panel;
}

const Notice = lazy(async () => {
  const [{ RestrictionNotice }] = await Promise.all([
    import('../features/protection/restriction-notice.tsx'),
    loadMessages('restriction'),
  ]);
  return { default: RestrictionNotice };
});

/** Above a page of which only a part is forbidden now. */
function RestrictionLine({ route }: { route: Route }) {
  const restriction = useStore(profileStore, () =>
    restrictionOfPage(route, new URLSearchParams(location.search)),
  );
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>{restriction && <Notice restriction={restriction} />}</Suspense>
    </ErrorBoundary>
  );
}

function Framed({ route, params, Panel }: FramedProps) {
  if (route.surface === 'full') return <Panel params={params} />;
  return (
    <PanelFrame
      title={t(route.titleKey)}
      onBack={() => goBack(backAddress(location.search))}
      right={
        <>
          {route.rightLink && (
            <a className={styles.right} href={paths[route.rightLink.path]}>
              {t(route.rightLink.labelKey)}
            </a>
          )}
          {route.hasBubble && <JackpotBubble dock="title" />}
        </>
      }
    >
      {route.staysOpen && <RestrictionLine route={route} />}
      <Panel params={params} />
    </PanelFrame>
  );
}

/** Page Not Found, with the requested path. */
function NotFoundPage({ path }: { path: string }) {
  return (
    <PlainPage kicker="404" art={<StageDrawing prop="ticket" isLarge />} title={t('page.notFound.title')}>
      <p>{t('page.notFound.text')}</p>
      <code>{path}</code>
      <ButtonLink href={paths.home} isWide>
        {t('page.notFound.home')}
      </ButtonLink>
    </PlainPage>
  );
}

/** A panel's chunk is missing; the next navigation, this button included, reloads the page. */
export function FailedPanel() {
  return (
    <PlainPage art={<StageDrawing prop="plug" isDark isLarge />} title={t('shell.panel.failed')}>
      <Button isWide onClick={() => location.reload()}>
        {t('shell.panel.retry')}
      </Button>
    </PlainPage>
  );
}
