import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, type RenderResult, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { type ReactNode, useMemo } from 'react';
import { useStore } from 'zustand';
import type { AppConfig } from '../../../contract/config/app-config.ts';
import type { UserInfo } from '../../../contract/profile/user.ts';
import { OverlayHost } from '../../../src/app/overlay-host.tsx';
import { pageStore } from '../../../src/app/page-store.ts';
import { showAddress, startPages } from '../../../src/app/pages.ts';
import { PanelLayer } from '../../../src/app/panel-layer.tsx';
import { useLocale, useUiDependencies } from '../../../src/app/ui-dependencies.ts';
import { loadMessages, type MessageNamespace } from '../../../src/platform/i18n.ts';
import { tokenStore } from '../../../src/platform/token-store.ts';
import { queryClient } from '../../../src/session/calls/query-client.ts';
import { configStore } from '../../../src/session/config/config-store.ts';
import type { OpeningProps, OverlayName } from '../../../src/session/overlays/overlay-props.ts';
import { openOverlay } from '../../../src/session/overlays/overlay-store.ts';
import { profileStore } from '../../../src/session/player/profile-store.ts';
import { Toasts } from '../../../src/ui/toasts.tsx';
import { UiContext } from '../../../src/ui/ui-context.ts';
import { somebody, someSession } from '../../src/session/support/somebody.ts';
import { someConfig } from './config.ts';
import { holdBalance } from './server.ts';

interface Scene {
  /** A member is signed in; left out, the visitor is a guest. */
  readonly player?: Partial<UserInfo>;
  readonly config?: Partial<AppConfig>;
}

let hasRouter = false;

/** The product's router, panel, overlays and messages; no frame around them, no stage and no icons. */
function Page({ children }: { children?: ReactNode }) {
  const parts = useUiDependencies(useLocale());
  const page = useStore(pageStore);
  const quiet = useMemo(() => ({ ...parts, loadIcons: () => new Promise<never>(() => {}) }), [parts]);
  return (
    <UiContext value={quiet}>
      <main>
        <PanelLayer page={page} />
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </main>
      <OverlayHost />
      <Toasts />
    </UiContext>
  );
}

/** Shows an address as the app does: guard, messages and panel are those of the route table. */
export async function openPage(
  address: string,
  scene: Scene = {},
): Promise<RenderResult & { user: UserEvent }> {
  cleanup();
  setScene(scene);
  history.replaceState(null, '', address);
  await (hasRouter ? showAddress() : startPages());
  hasRouter = true;
  // No wait between keys: nothing of the product tells a fast hand from a slow one.
  const user = userEvent.setup({ delay: null });
  return { user, ...render(<Page />) };
}

/** Shows an overlay above an empty page. */
export async function showOverlay<N extends OverlayName>(
  name: N,
  props?: OpeningProps<N>,
  scene: Scene = {},
) {
  const open: (name: OverlayName, props: OpeningProps<OverlayName>) => void = openOverlay;
  const page = await openPage('/', scene);
  await act(async () => open(name, props ?? {}));
  return page;
}

/** Shows a part that has no address of its own, with the messages of `namespaces`. */
export async function showPart(part: ReactNode, namespaces: readonly MessageNamespace[], scene: Scene = {}) {
  await loadMessages(...namespaces);
  const page = await openPage('/', scene);
  page.rerender(<Page>{part}</Page>);
  return page;
}

function setScene({ player, config }: Scene): void {
  configStore.setState({ config: someConfig(config), source: 'server' });
  if (!player) return;
  tokenStore.write('token-of-a-test');
  const user = somebody(player);
  if (player.coin !== undefined) holdBalance(user.coin);
  profileStore.setState({ user, session: someSession() });
}
