import { type ComponentType, useEffect } from 'react';
import { t } from '../platform/i18n.ts';
import { goBack, navigate } from '../platform/navigation.ts';
import { backAddress } from '../session/back-address.ts';
import { classNames } from '../ui/class-names.ts';
import { PanelFrame } from '../ui/panel-frame.tsx';
import { FailedPanel, NotFoundPage } from './error-pages.tsx';
import { Fence } from './fence.tsx';
import type { PageState } from './page-store.ts';
import styles from './panel-layer.module.css';
import type { Route } from './route.ts';

/** The panel of the page that is open, on the surface its route names; nothing where the scene is the page. */
export function PanelLayer({ page }: { page: PageState }) {
  const { route, Panel, hasFailed, path, turn } = page;
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
          onClick={() => navigate('/')}
        />
      )}
      <div className={styles.sheet} key={turn}>
        <Fence>
          {hasFailed && <FailedPanel />}
          {!route && !hasFailed && <NotFoundPage path={path} />}
          {route && Panel && <Framed route={route} Panel={Panel} />}
        </Fence>
      </div>
    </div>
  );
}

/** Escape leaves a sheet, as it does a dialog; one that lies above takes it first. */
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

function Framed({ route, Panel }: { route: Route; Panel: ComponentType }) {
  if (route.surface === 'full') return <Panel />;
  return (
    <PanelFrame
      title={t(route.titleKey)}
      onBack={() => goBack(backAddress(location.search))}
      right={
        route.right && (
          <a className={styles.right} href={route.right.to}>
            {t(route.right.labelKey)}
          </a>
        )
      }
    >
      <Panel />
    </PanelFrame>
  );
}
