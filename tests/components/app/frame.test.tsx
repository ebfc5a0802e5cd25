import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { redDotsSchema } from '../../../contract/config/app-config.ts';
import { getJackpotDrawInfo } from '../../../contract/jackpot/jackpot-board-calls.ts';
import { cents } from '../../../contract/money.ts';
import { BottomBar } from '../../../src/app/frame/bottom-bar.tsx';
import { BrandMark } from '../../../src/app/frame/brand-mark.tsx';
import { itemOfRoute } from '../../../src/app/frame/navigation-items.ts';
import { RuleLine } from '../../../src/app/frame/rule-line.tsx';
import { SideRail } from '../../../src/app/frame/side-rail.tsx';
import { SiteFoot } from '../../../src/app/frame/site-foot.tsx';
import { StatusLines } from '../../../src/app/frame/status-lines.tsx';
import { TopBar } from '../../../src/app/frame/top-bar.tsx';
import { announceUpdate } from '../../../src/app/update.tsx';
import { dayFlags } from '../../../src/platform/day-flags.ts';
import { tokenStore } from '../../../src/platform/token-store.ts';
import { connectionStore } from '../../../src/session/calls/connection-store.ts';
import { changePreferences, preferencesStore } from '../../../src/session/config/preferences-store.ts';
import { themeStore } from '../../../src/session/config/theme-store.ts';
import { overlayStore } from '../../../src/session/overlays/overlay-store.ts';
import { statusLineStore } from '../../../src/session/pages/status-line-store.ts';
import { clearRedDots, redDotStore } from '../../../src/session/player/red-dot-store.ts';
import { boardInfo } from '../jackpot/jackpot-answers.ts';
import { goOffline } from '../support/failure.ts';
import { showPart } from '../support/open-page.tsx';
import { server } from '../support/server.ts';

const link = (name: string | RegExp) => screen.getByRole('link', { name });
const openOverlays = () => overlayStore.getState().stack.map(({ name, props }) => [name, props]);

describe('top bar', () => {
  it('guest is offered to sign in and to join, and no wallet', async () => {
    await showPart(<TopBar />, []);
    expect(link('Sign in').getAttribute('href')).toBe('/auth/login');
    expect(link('Join').getAttribute('href')).toBe('/auth/register');
    expect(screen.queryByRole('link', { name: /^Balance/ })).toBeNull();
  });

  it('member reads the balance, deposits and goes to their own page', async () => {
    await showPart(<TopBar />, [], { player: { id: 7, nickname: 'ligaya', coin: cents(123_450) } });
    expect(link('Balance ₱1,234.50. Open wallet').getAttribute('href')).toBe('/wallets');
    expect(link('Deposit').getAttribute('href')).toBe('/wallets?name=deposit');
    const own = link('ligaya’s account');
    expect([own.getAttribute('href'), own.textContent]).toEqual(['/member', 'L']);
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  });

  it('[D08] member finds mail beside the balance, with a dot that says what waits there', async () => {
    await showPart(<TopBar />, [], { player: { id: 7 } });
    expect(link('Mail').getAttribute('href')).toBe('/email');
    act(() => redDotStore.setState({ hasMail: true }));
    expect(link('Mail You have unread mail')).toBeTruthy();
    act(() => redDotStore.setState({ emailAwardFlag: true }));
    expect(link('Mail You have something to claim')).toBeTruthy();
    act(clearRedDots);
    expect(link('Mail')).toBeTruthy();
  });

  it('guest has no mail', async () => {
    await showPart(<TopBar />, []);
    expect(screen.queryByRole('link', { name: /^Mail/ })).toBeNull();
  });

  it('member without a nickname is called by the account name', async () => {
    await showPart(<TopBar />, [], { player: { id: 7, nickname: '', account: 'ana_cruz' } });
    expect(link('ana_cruz’s account').textContent).toBe('A');
  });

  it('holder of a session that could not be asked for is not told to sign in', async () => {
    await showPart(<TopBar />, []);
    act(() => {
      tokenStore.write('token-of-a-test');
      connectionStore.setState({ hasPreflightFailed: true });
    });
    expect(link('Your account: waiting for the connection').getAttribute('href')).toBe('/member');
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
    act(() => connectionStore.setState({ hasPreflightFailed: false }));
  });

  it('search names how many games there are', async () => {
    await showPart(<TopBar />, [], { config: { games: [] } });
    expect(link('Search 0 games').getAttribute('href')).toBe('/game/search');
  });

  it.each([true, false])('sandbox (%s) is named only where it is one', async (isSandbox) => {
    await showPart(<TopBar />, [], { config: { isSandbox } });
    expect(screen.queryAllByText('Sandbox: no real money').length > 0).toBe(isSandbox);
  });
});

describe('navigation', () => {
  afterEach(clearRedDots);

  it('bar has five places, with the one in force marked', async () => {
    await showPart(<BottomBar current="gameSearch" />, []);
    const nav = screen.getByRole('navigation', { name: 'Main menu' });
    expect([...nav.children].map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Games',
      'Jackpot',
      'Bonus',
      'Me',
    ]);
    expect(link('Games').getAttribute('aria-current')).toBe('page');
    expect(link('Home').hasAttribute('aria-current')).toBe(false);
  });

  it('rail of wide screens has the wallet too', async () => {
    await showPart(<SideRail current="wallets" />, []);
    expect(link('Wallet').getAttribute('aria-current')).toBe('page');
    expect(within(screen.getByRole('complementary', { name: 'Help' })).getByText('21+')).toBeTruthy();
  });

  it('place without a page opens an overlay under its own name', async () => {
    // The press asks for the board ahead of the overlay.
    server().answer(getJackpotDrawInfo, boardInfo());
    const { user } = await showPart(<BottomBar current={null} />, []);
    const jackpot = screen.getByRole('button', { name: 'Jackpot' });
    expect(jackpot.getAttribute('aria-haspopup')).toBe('dialog');
    await user.click(jackpot);
    expect(openOverlays().map(([name]) => name)).toEqual(['jackpot']);
  });

  it('[D08] red dot stands at its place in words, and goes with its reason', async () => {
    await showPart(<BottomBar current={null} />, []);
    const names = Object.keys(redDotsSchema.shape);
    const dots = (isOn: boolean) =>
      act(() =>
        redDotStore.setState(redDotsSchema.parse(Object.fromEntries(names.map((name) => [name, isOn])))),
      );
    dots(true);
    expect(screen.getByRole('button', { name: 'Jackpot You have something to claim' })).toBeTruthy();
    dots(false);
    expect(screen.queryByText('You have something to claim')).toBeNull();
  });

  it.each([
    ['/member/profile/info', 'memberInfo', 'member'],
    ['/auth/login', 'authLogin', 'member'],
    ['/email', 'email', 'mail'],
    ['/withdrawal/bank', 'withdrawal', 'wallets'],
    ['/complaint', 'complaint', null],
  ])('page %s marks the place %s as %s', (path, name, place) => {
    expect(itemOfRoute({ path, name } as Parameters<typeof itemOfRoute>[0])).toBe(place);
  });
});

describe('lines of the whole page', () => {
  afterEach(() => {
    statusLineStore.setState({ update: null });
    sessionStorage.clear();
  });

  it('device without a network is told, until it is back', async () => {
    await showPart(<StatusLines />, []);
    const offline = () => screen.queryByText(/^You’re offline/);
    expect(offline()).toBeNull();
    goOffline();
    expect(offline()?.closest('[role="status"]')).toBeTruthy();
    act(() => connectionStore.setState({ isOnline: true }));
    expect(offline()).toBeNull();
  });

  it('[T20] new version that is put off is not told of again on the same day', async () => {
    const { user } = await showPart(<StatusLines />, []);
    act(announceUpdate);
    await user.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.queryByText('A new version is ready.')).toBeNull();
    act(announceUpdate);
    expect(statusLineStore.getState().update).toBeNull();
    expect(dayFlags.has('update-later')).toBe(true);
  });

  it('[T20] new version is loaded by a press, once', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const { user } = await showPart(<StatusLines />, []);
    act(announceUpdate);
    await user.click(screen.getByRole('button', { name: 'Refresh now' }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(screen.queryByText('A new version is ready.')).toBeNull();
    // The page may come back before the new worker has taken over.
    act(announceUpdate);
    expect(statusLineStore.getState().update).toBeNull();
    const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    act(announceUpdate);
    expect(statusLineStore.getState().update).not.toBeNull();
    later.mockRestore();
    reload.mockRestore();
  });

  it.each([
    ['alone', true, 1],
    ['inline', true, 1],
    ['alone', false, 0],
    ['frame', true, 0],
  ] as const)(
    'line of responsible play (%s, sandbox %s) names the sandbox %i times',
    async (place, isSandbox, times) => {
      await showPart(<RuleLine place={place} />, [], { config: { isSandbox } });
      expect(screen.queryAllByText('Sandbox: no real money')).toHaveLength(times);
    },
  );

  it('[R24] line of responsible play names the market’s age and opens help', async () => {
    const { user } = await showPart(<RuleLine place="frame" />, []);
    expect(screen.getByTitle('Only for people aged 21 or older').textContent).toBe('21+');
    expect(screen.getByText('Gambling can be addictive. Know when to stop.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Help' }));
    expect(openOverlays()).toEqual([['help', {}]]);
  });
});

describe('foot of the lobby', () => {
  afterEach(() => changePreferences({ isMotionReduced: false }));

  it('guest chooses calm motion, and it is kept in this browser', async () => {
    const { user } = await showPart(<SiteFoot />, []);
    const motion = within(screen.getByRole('radiogroup', { name: 'Motion' }));
    expect(motion.getByRole<HTMLInputElement>('radio', { name: 'Full' }).checked).toBe(true);
    await user.click(motion.getByText('Reduced'));
    expect(motion.getByRole<HTMLInputElement>('radio', { name: 'Reduced' }).checked).toBe(true);
    expect(preferencesStore.getState().isMotionReduced).toBe(true);
    expect(localStorage.getItem('preferences')).toContain('"isMotionReduced":true');
  });

  it('[K13] each language is offered in its own words, and the one in force is chosen', async () => {
    await showPart(<SiteFoot />, []);
    const languages = within(screen.getByRole('radiogroup', { name: 'Language' }));
    expect(
      languages.getAllByRole<HTMLInputElement>('radio').map(({ value, checked }) => [value, checked]),
    ).toEqual([
      ['en', true],
      ['fil', false],
      ['zh-CN', false],
    ]);
    expect(languages.getByText('简体中文')).toBeTruthy();
  });
});

describe('mark of the brand', () => {
  it('[D13] logo of the theme takes the place of the platform’s own drawing', async () => {
    const { images } = themeStore.getState();
    const { container } = await showPart(<BrandMark size={38} />, []);
    expect(container.querySelector('svg[width="38"]')).toBeTruthy();
    act(() => themeStore.setState({ images: { logo: 'data:image/png;base64,AAAA' } }));
    expect(container.querySelector('img[width="38"]')?.getAttribute('src')).toBe(
      'data:image/png;base64,AAAA',
    );
    act(() => themeStore.setState({ images }));
  });
});
