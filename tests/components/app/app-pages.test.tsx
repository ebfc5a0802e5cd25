import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preLogin } from '../../../contract/config/start-calls.ts';
import { ErrorBoundary } from '../../../src/app/error-boundary.tsx';
import { NoServerPage } from '../../../src/app/no-server-page.tsx';
import { FailedPanel } from '../../../src/app/panel-layer.tsx';
import { connectionStore } from '../../../src/session/calls/connection-store.ts';
import { someConfig } from '../support/config.ts';
import { openPage, showOverlay, showPart } from '../support/open-page.tsx';
import { server } from '../support/server.ts';

const UNTIL = Date.UTC(2026, 10, 24, 6);
const closed = (until: number | null) => ({ config: { maintenance: { status: 1, until } } });
const checkAgain = () => screen.findByRole('button', { name: /again/i });

/** What a preflight answers while the platform is, or is not, in maintenance. */
function answerPreflight(status: 0 | 1): void {
  const { appCustomerServiceQueue } = someConfig();
  const maintenance = { status, until: null };
  server().answer(preLogin, { maintenance, appCustomerServiceQueue, userInfo: null, session: null });
}

describe('maintenance', () => {
  it.each(['/game/search', '/auth/login', '/complaint'])(
    'address %s leads to the maintenance page',
    async (address) => {
      await openPage(address, closed(null));
      await waitFor(() => expect(location.pathname).toBe('/maintenance'));
      expect(await screen.findByText(/We’re down for maintenance/)).toBeTruthy();
    },
  );

  it('page tells when the platform is expected back, where that is known', async () => {
    await openPage('/maintenance', closed(UNTIL));
    expect(await screen.findByText(/^Expected back: .*2026/)).toBeTruthy();
  });

  it('page promises no time where none is known', async () => {
    await openPage('/maintenance', closed(null));
    await checkAgain();
    expect(screen.queryByText(/^Expected back/)).toBeNull();
  });

  it.each(['/terms-of-use', '/privacy-policy'])('address %s stays open', async (address) => {
    await openPage(address, closed(null));
    expect((await screen.findAllByRole('heading')).length).toBeGreaterThan(1);
    expect(location.pathname).toBe(address);
  });

  it('button asks the server, and is busy until the answer', async () => {
    answerPreflight(1);
    const { user } = await openPage('/maintenance', closed(null));
    await user.click(await checkAgain());
    await waitFor(() => expect(server().asked(preLogin)).toHaveLength(1));
    await waitFor(async () => expect((await checkAgain()).getAttribute('aria-busy')).not.toBe('true'));
    expect(location.pathname).toBe('/maintenance');
  });

  it('address of the maintenance page leads on when the platform is open', async () => {
    await openPage('/maintenance');
    await waitFor(() => expect(location.pathname).not.toBe('/maintenance'));
  });
});

function Broken(): never {
  throw new Error('broken in a test');
}

describe('error pages', () => {
  // React repeats there what it has handed to the part's own error page.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => vi.restoreAllMocks());

  it('part that fails is replaced by the error page, and the rest of the page stays', async () => {
    await showPart(
      <>
        <p>The rest</p>
        <ErrorBoundary>
          <Broken />
        </ErrorBoundary>
      </>,
      [],
    );
    expect(await screen.findByRole('heading', { name: 'Internal Server Error' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reload page' })).toBeTruthy();
    expect(screen.getByText('The rest')).toBeTruthy();
  });

  it('ornament that fails leaves nothing behind', async () => {
    await showPart(
      <ErrorBoundary fallback={<p>Without it</p>}>
        <Broken />
      </ErrorBoundary>,
      [],
    );
    expect(await screen.findByText('Without it')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Internal Server Error' })).toBeNull();
  });

  it('page whose code could not be loaded offers to load it anew', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const { user } = await showPart(<FailedPanel />, []);
    expect(await screen.findByRole('heading', { name: 'Couldn’t load this page' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('first visit without a server names the cause and still shows the age line', async () => {
    await showPart(<NoServerPage />, []);
    expect(await screen.findByText(/^The site is not answering\. We keep trying/)).toBeTruthy();
    act(() => connectionStore.setState({ isOnline: false }));
    expect(await screen.findByText(/^You’re offline\. Check your connection/)).toBeTruthy();
    act(() => connectionStore.setState({ isOnline: true }));
    expect(screen.getByText(/Gambling can be addictive/)).toBeTruthy();
  });
});

describe('short messages', () => {
  it('message is read and closed with one press', async () => {
    const { user } = await showOverlay('tips', { text: 'Your picture was saved.' });
    expect((await screen.findByRole('dialog')).textContent).toContain('Your picture was saved.');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
