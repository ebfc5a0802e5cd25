import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { t } from '../platform/i18n.ts';
import { goBack, navigate } from '../platform/navigation.ts';
import { paths } from '../platform/paths.ts';
import { backAddress } from '../session/back-address.ts';
import { queryClient } from '../session/query-client.ts';
import type { Panel, Route } from '../session/route.ts';
import { SiteContext } from '../session/site-context.ts';
import { classNames } from '../ui/class-names.ts';
import { PanelFrame } from '../ui/panel-frame.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { FailedPanel, NotFoundPage } from './error-pages.tsx';
import type { PageState } from './page-store.ts';
import styles from './panel-layer.module.css';
import { SITE_PARTS } from './site-parts.ts';
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
              <SiteContext value={SITE_PARTS}>
                <WithFront row={route}>
                  <Framed route={route} params={params} Panel={Panel} />
                </WithFront>
              </SiteContext>
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

function Framed({ route, params, Panel }: FramedProps) {
  if (route.surface === 'full') return <Panel params={params} />;
  return (
    <PanelFrame
      title={t(route.titleKey)}
      onBack={() => goBack(backAddress(location.search))}
      right={
        route.rightLink && (
          <a className={styles.right} href={paths[route.rightLink.path]}>
            {t(route.rightLink.labelKey)}
          </a>
        )
      }
    >
      <Panel params={params} />
    </PanelFrame>
  );
}
