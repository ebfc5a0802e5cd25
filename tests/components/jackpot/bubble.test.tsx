import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getJackpotDrawInfo } from '../../../contract/jackpot/jackpot-board-calls.ts';
import { cents } from '../../../contract/money.ts';
import { boardStore } from '../../../src/features/jackpot/board-store.ts';
import { Bubble } from '../../../src/features/jackpot/bubble.tsx';
import { activityStore } from '../../../src/session/config/activity-store.ts';
import { changePreferences } from '../../../src/session/config/preferences-store.ts';
import { overlayStore } from '../../../src/session/overlays/overlay-store.ts';
import { redDotStore } from '../../../src/session/player/red-dot-store.ts';
import { showPart } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { boardInfo, readings } from './jackpot-answers.ts';
import { answerRunning, RUNNING } from './running.ts';

const bubble = () => screen.findByRole('complementary', { name: 'Lucky Jackpot' });
const main = async () => within(await bubble()).findByRole('button', { name: /^Lucky Jackpot/ });
const menu = async () =>
  within(await bubble()).getByRole('button', { name: 'Move or hide the jackpot button' });
const side = async () => (await bubble()).dataset.side;
/** Keys move it as a hand does; the browser would fly it there. */
const press = async (key: string) => fireEvent.keyDown(await main(), { key });

async function show() {
  server().answer(getJackpotDrawInfo, boardInfo({ megaJackpotReadings: readings(cents(491_234_500)) }));
  const page = await showPart(<Bubble />, ['bubble', 'jackpot', 'lobby'], { player: { id: 7 } });
  act(() => activityStore.setState({ isLoaded: true, activityMap: RUNNING }));
  return page;
}

beforeAll(() => {
  // The test's browser has neither a keyboard on the screen nor fonts to wait for.
  vi.stubGlobal('visualViewport', null);
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
});
beforeEach(() => {
  answerRunning();
  // As behind an open panel: no lobby reads the board.
  document.documentElement.setAttribute('data-panel-open', '');
});
afterEach(() => {
  document.documentElement.removeAttribute('data-panel-open');
  boardStore.setState(boardStore.getInitialState(), true);
  changePreferences({ isChanceTold: true });
});

describe('floating button of the jackpot', () => {
  it('[V09] button is away while the activity does not run', async () => {
    await showPart(<Bubble />, ['bubble'], { player: { id: 7 } });
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(server().asked(getJackpotDrawInfo)).toEqual([]);
  });

  it('button names the Mega pot in short, never rounded up', async () => {
    await show();
    expect(
      await screen.findByRole('button', { name: /^Lucky Jackpot, Mega jackpot ₱4\.9\sM$/ }),
    ).toBeTruthy();
  });

  it.each([
    ['behind an open panel', { hasLobby: true, hasPanel: true }, 1],
    ['on a page without the lobby', { hasLobby: false, hasPanel: false }, 1],
    ['in the lobby, whose board does it,', { hasLobby: true, hasPanel: false }, 0],
  ])('button %s asks for the Mega pot by itself: %o', async (_place, { hasLobby, hasPanel }, asked) => {
    document.documentElement.toggleAttribute('data-panel-open', hasPanel);
    const lobby = document.createElement('div');
    lobby.toggleAttribute('data-lobby', hasLobby);
    document.body.append(lobby);
    await show();
    await bubble();
    expect(server().asked(getJackpotDrawInfo)).toHaveLength(asked);
    lobby.remove();
  });

  it('button without a reading is still the way to the jackpot', async () => {
    server().cut(getJackpotDrawInfo);
    await showPart(<Bubble />, ['bubble'], { player: { id: 7 } });
    act(() => activityStore.setState({ isLoaded: true, activityMap: RUNNING }));
    expect((await main()).getAttribute('aria-label')).toBe('Lucky Jackpot');
    expect((await main()).getAttribute('aria-haspopup')).toBe('dialog');
  });

  it('[D08] waiting draw is told in words and by a dot, until the player wants none of it', async () => {
    await show();
    act(() => redDotStore.setState({ canReceiveDrawChance: true }));
    expect((await main()).getAttribute('aria-label')).toMatch(/, draw ready$/);
    expect((await bubble()).querySelector('[data-red-dot]')).not.toBeNull();
    act(() => changePreferences({ isChanceTold: false }));
    expect((await main()).getAttribute('aria-label')).not.toMatch(/a draw waits/);
    expect((await bubble()).querySelector('[data-red-dot]')).toBeNull();
  });

  it('[O21] press opens the jackpot above the page', async () => {
    const { user } = await show();
    await user.click(await main());
    expect(overlayStore.getState().stack.map(({ name }) => name)).toEqual(['jackpot']);
    await waitFor(async () => expect((await bubble()).hasAttribute('data-covered')).toBe(true));
  });

  it('arrow keys move it to the other edge, and its place is kept in this browser', async () => {
    await show();
    expect(await side()).toBe('right');
    await press('ArrowLeft');
    expect(await side()).toBe('left');
    await press('Home');
    expect(JSON.parse(localStorage.getItem('jackpot_bubble') ?? '')).toEqual({ side: 'left', share: 0 });
    await press('x');
    expect(await side()).toBe('left');
  });
});

describe('menu of the floating button', () => {
  const items = async () =>
    within(await bubble())
      .getAllByRole('button')
      .slice(2)
      .map(({ textContent }) => textContent);

  it('menu opens and closes with its button, which tells so', async () => {
    const { user } = await show();
    expect((await menu()).getAttribute('aria-expanded')).toBe('false');
    expect(await items()).toEqual([]);
    await user.click(await menu());
    expect((await menu()).getAttribute('aria-expanded')).toBe('true');
    expect(await items()).toEqual(['To the left edge', 'To the top', 'Hide for this visit']);
    await user.click(await menu());
    expect(await items()).toEqual([]);
  });

  it('taps move the button to each corner, and the focus returns to the menu’s button', async () => {
    const { user } = await show();
    await user.click(await menu());
    await user.click(screen.getByRole('button', { name: 'To the left edge' }));
    expect(await side()).toBe('left');
    expect(document.activeElement).toBe(await menu());
    await user.click(await menu());
    expect(await items()).toEqual(['To the right edge', 'To the top', 'Hide for this visit']);
    await user.click(screen.getByRole('button', { name: 'To the top' }));
    expect(JSON.parse(localStorage.getItem('jackpot_bubble') ?? '')).toEqual({ side: 'left', share: 0 });
    await user.click(await menu());
    expect(await items()).toEqual(['To the right edge', 'To the bottom', 'Hide for this visit']);
  });

  it('Escape closes the menu and gives the focus back to its button', async () => {
    const { user } = await show();
    await user.click(await menu());
    await user.tab();
    expect(document.activeElement?.textContent).toBe('To the left edge');
    await user.keyboard('{Escape}');
    expect(await items()).toEqual([]);
    expect(document.activeElement).toBe(await menu());
  });

  it('press beside the menu closes it', async () => {
    const { user } = await show();
    await user.click(await menu());
    fireEvent.pointerDown(document.body);
    await waitFor(async () => expect(await items()).toEqual([]));
  });

  it('hidden button stays away for the visit, says where the jackpot is, and comes back with the next player', async () => {
    const { user } = await show();
    await user.click(await menu());
    await user.click(screen.getByRole('button', { name: 'Hide for this visit' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(screen.getByText(/^Jackpot button hidden for this visit\./)).toBeTruthy();
    expect(sessionStorage.getItem('jackpot_bubble_hidden')).toBe('1');
    await show();
    expect(screen.queryByRole('complementary')).toBeNull();
    sessionStorage.removeItem('jackpot_bubble_hidden');
    await show();
    expect(await bubble()).toBeTruthy();
  });
});
