import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeError } from '../../../contract/answer.ts';
import { preLogin } from '../../../contract/config/start-calls.ts';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { MaintenanceStatus } from '../../../contract/ids.ts';
import { FORBIDDEN_ACTS } from '../../../contract/protection/restrictions.ts';
import { CALLS } from '../../../contract/registry.ts';
import { getLegal } from '../../../contract/rights/legal-calls.ts';
import { App } from '../../../src/app/app.tsx';
import { OVERLAY_RULES } from '../../../src/app/overlay-rules.ts';
import { OVERLAYS } from '../../../src/app/overlay-table.ts';
import { reactToMaintenance } from '../../../src/app/reactions.ts';
import { setTransport } from '../../../src/platform/http/call-server.ts';
import { configStore } from '../../../src/session/config/config-store.ts';
import type { OverlayName } from '../../../src/session/overlays/overlay-props.ts';
import { openOverlay, overlayStore } from '../../../src/session/overlays/overlay-store.ts';
import { profileStore } from '../../../src/session/player/profile-store.ts';
import { someConfig } from '../support/config.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';

const CLOSED = { maintenance: { status: MaintenanceStatus.closed, until: null } };
/** What it does not close; the matrix of pages is in `restrictions.test.tsx`. */
const OPEN_PAGES = ['/maintenance', '/terms-of-use', '/privacy-policy'];
const PLAYER = { id: 7 };

/** Answers as the real server in a maintenance: what is not open in it is refused. @returns names of what was */
function refuseAll(): string[] {
  const refused: string[] = [];
  const { appCustomerServiceQueue } = someConfig();
  server().answer(preLogin, () => ({ ...CLOSED, appCustomerServiceQueue, ...profileOf() }));
  server().reject(getLegal, 'internal');
  const { transport } = server();
  setTransport(async (request) => {
    const name = request.url.slice(request.url.indexOf('/v1/') + '/v1/'.length);
    if (CALLS.get(name)?.isOpenInMaintenance) return transport(request);
    refused.push(name);
    const code = ERROR_CODES.maintenance;
    return { status: code, text: JSON.stringify(writeError(code, 'maintenance')), retryAfter: null };
  });
  return refused;
}

const profileOf = () => {
  const { user, session } = profileStore.getState();
  return { userInfo: user, session };
};

/** What a visitor could press now, within the page or within a dialog. */
const controlsIn = (place: HTMLElement): HTMLElement[] =>
  within(place)
    .queryAllByRole('button')
    .filter((button) => !button.matches(':disabled, [aria-disabled="true"]') && !button.closest('[inert]'));

const openNames = () => overlayStore.getState().stack.map(({ name }) => name);

/** What has been pressed may open a dialog, or lead to another page. */
async function settle(): Promise<void> {
  if (openNames().length > 0) await screen.findByRole('dialog');
  await waitFor(() => expect(document.querySelector('main h1')).not.toBeNull());
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
}

async function show(address: string, player?: typeof PLAYER): Promise<UserEvent> {
  act(() => overlayStore.setState({ stack: [] }));
  await openPage(address, { config: CLOSED, ...(player && { player }) });
  cleanup();
  await act(async () => render(<App />));
  await settle();
  return userEvent.setup({ delay: null });
}

/** The frame loads icons, and nothing here serves them. */
beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {})));

describe.each([
  ['guest', undefined],
  ['member', PLAYER],
])('maintenance for a %s', (_who, player) => {
  it.each(OPEN_PAGES)(
    '[R43, R51] no control of %s asks for what the maintenance refuses',
    async (address) => {
      const refused = refuseAll();
      let user = await show(address, player);
      const pressed: string[] = [];
      const press = async (control: HTMLElement | undefined) => {
        if (!control) return;
        pressed.push(control.getAttribute('aria-label') ?? control.textContent ?? '');
        await user.click(control);
        await settle();
      };
      const count = controlsIn(document.body).length;
      for (let at = 0; at < count; at += 1) {
        await press(controlsIn(document.body)[at]);
        const dialog = screen.queryByRole('dialog');
        for (let inner = 0; dialog?.isConnected && inner < controlsIn(dialog).length; inner += 1)
          await press(controlsIn(dialog)[inner]);
        user = await show(address, player);
      }
      expect(pressed).toContain(address === '/maintenance' ? 'Check again' : 'Jackpot');
      expect(pressed).toContain('Help');
      expect(refused).toEqual([]);
    },
  );
});

it('[R43, R51] its page opens in place of each overlay that offers what the maintenance forbids', async () => {
  expect(FORBIDDEN_ACTS.maintenance.toSorted()).toEqual(['claim', 'deposit', 'game', 'stake', 'withdraw']);
  for (const name of Object.keys(OVERLAYS) as OverlayName[]) {
    if (!OVERLAY_RULES[name]?.offers) continue;
    await show('/terms-of-use', PLAYER);
    act(() => (openOverlay as (name: OverlayName, props: object) => void)(name, {}));
    await waitFor(() => expect(location.pathname, name).toBe('/maintenance'));
    expect(openNames()).toEqual([]);
  }
});

it('[R43, R51] maintenance that begins while a sheet is open closes it with its page, and says so', async () => {
  reactToMaintenance();
  await openPage('/', { player: PLAYER });
  act(() => openOverlay('game', { gameId: 101 }));
  await screen.findByRole('dialog');
  act(() => configStore.setState({ config: someConfig(CLOSED) }));
  expect(await screen.findByText(/We’re down for maintenance/)).toBeTruthy();
  expect([location.pathname, openNames()]).toEqual(['/maintenance', []]);
});
