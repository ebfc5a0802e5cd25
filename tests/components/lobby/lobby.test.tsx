import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GameStatus, GameType, TierPropId } from '../../../contract/ids.ts';
import { getJackpotDrawInfo } from '../../../contract/jackpot/jackpot-board-calls.ts';
import { cents } from '../../../contract/money.ts';
import { boardStore } from '../../../src/features/jackpot/board-store.ts';
import { lobbyStore } from '../../../src/features/lobby/lobby-store.ts';
import { overlayStore } from '../../../src/session/overlays/overlay-store.ts';
import { pauseStore, setPaused } from '../../../src/session/pages/pause-store.ts';
import { gameDataStore } from '../../../src/session/player/game-data-store.ts';
import { LobbyMirror } from '../../../src/stage/mirror/lobby-mirror.tsx';
import { mirrorStore, railOffset } from '../../../src/stage/mirror/mirror-store.ts';
import { boardInfo } from '../jackpot/jackpot-answers.ts';
import { someConfig } from '../support/config.ts';
import { showPart } from '../support/open-page.tsx';
import { usePhoneWindow } from '../support/phone-window.ts';
import { server } from '../support/server.ts';

const opened = () => overlayStore.getState().stack.map(({ name, props }) => [name, props]);
const pressed = () => mirrorStore.getState().touch.pressed;

async function show(scene: Parameters<typeof showPart>[2] = {}) {
  const page = await showPart(<LobbyMirror />, ['lobby'], scene);
  // The rest of the lobby comes with the first sign of a hand.
  await act(async () => dispatchEvent(new Event('pointerdown')));
  return page;
}

usePhoneWindow();
beforeEach(() => server().answer(getJackpotDrawInfo, boardInfo()));
afterEach(() => {
  vi.useRealTimers();
  setPaused(false);
  mirrorStore.setState(mirrorStore.getInitialState(), true);
  boardStore.setState(boardStore.getInitialState(), true);
});

const rail = (name: string) => within(screen.getByRole('region', { name }));

describe('lobby as a page', () => {
  it('rail has its heading, its games as links, and a link to all of them', async () => {
    await show();
    const bill = rail('Start here');
    expect(bill.getByRole('heading', { level: 2 }).textContent).toBe('Start here');
    expect(bill.getByRole('link', { name: /^All \d+ games: Start here$/ }).getAttribute('href')).toMatch(
      /^\/game\/search/,
    );
    const sevens = bill.getByRole('link', { name: /^Royal Sevens, / });
    expect(sevens.getAttribute('href')).toBe('/game/start?gameId=101&tryIt=0');
    expect(sevens.getAttribute('draggable')).toBe('false');
  });

  it('[R01] link to all of a short rail is as large as the card at its end', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1708);
    Object.assign(window, { innerWidth: 1920, innerHeight: 1080 });
    await show();
    const tables = rail('Tables');
    const all = tables.getByRole('link', { name: /^All \d+ games: Tables$/ });
    const key = `type-${GameType.tables}`;
    const { endCard, head } = lobbyStore.getState().layout?.rails.find((one) => one.key === key) ?? {};
    expect(all.dataset.endCard).toBe('Tables');
    expect(all.style.getPropertyValue('--card-width')).toBe(`${endCard?.width}px`);
    expect(all.style.getPropertyValue('--card-left')).toBe(`${(endCard?.x ?? 0) - (head?.x ?? 0)}px`);
    expect(rail('Start here').getByRole('link', { name: /^All/ }).dataset.endCard).toBeUndefined();
  });

  it('game that cannot be played is a button that tells of it', async () => {
    const { games } = someConfig();
    const closed = games.find(({ status }) => status === GameStatus.coming);
    const { user } = await show();
    const [button] = await screen.findAllByRole('button', {
      name: new RegExp(`^${closed?.name}, .*coming soon$`),
    });
    if (button) await user.click(button);
    expect(opened()).toEqual([['game', { gameId: closed?.id }]]);
  });

  it('[C43] favourites and games played before are rails of a member', async () => {
    await show({ player: { id: 7 } });
    expect(screen.queryByRole('region', { name: 'Your favorites' })).toBeNull();
    const played = (ids: readonly number[]) => ids.map((gameId) => ({ gameId, time: 1 }));
    act(() =>
      gameDataStore.setState({ likeIds: [101, 103, 106, 107], history: played([101, 130, 131, 141]) }),
    );
    expect(rail('Your favorites').getAllByRole('listitem')).toHaveLength(4);
    expect(rail('Play again').getAllByRole('listitem')).toHaveLength(4);
    act(() => gameDataStore.setState({ likeIds: [101, 103], history: played([101]) }));
    expect(rail('Your games').getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('region', { name: 'Play again' })).toBeNull();
  });

  it('round whose end was not seen hangs out its pennant, and leads back with its own money', async () => {
    await show({ player: { id: 7 } });
    act(() => gameDataStore.setState({ unshown: [{ gameId: 101, isPlayMoney: true }] }));
    const [sevens] = screen.getAllByRole('link', { name: /^Royal Sevens, .*, See result$/ });
    expect(sevens?.getAttribute('href')).toBe('/game/start?gameId=101&tryIt=1');
  });

  it('poster that cannot be loaded shows the name of its game', async () => {
    await show();
    const [sevens] = screen.getAllByRole('link', { name: /^Royal Sevens, / });
    const image = sevens?.querySelector('img');
    expect(image?.getAttribute('src')).toMatch(/^\/art\/1\/posters\/.+\.webp$/);
    if (image) fireEvent.error(image);
    expect(sevens?.querySelector('img')).toBeNull();
    expect(sevens?.querySelector('b')?.textContent).toBe('Royal Sevens');
  });

  it('stage that shows the lobby takes the images over', async () => {
    const { container } = await show();
    expect(container.querySelectorAll('a[data-game] img').length).toBeGreaterThan(0);
    act(() => mirrorStore.setState({ isStageShown: true }));
    expect(container.querySelectorAll('a[data-game] img')).toHaveLength(0);
    expect(screen.getAllByRole('link', { name: /^Royal Sevens, / }).length).toBeGreaterThan(0);
  });

  it('scrolled rail tells how far it is', async () => {
    const { container } = await show();
    const track = container.querySelector<HTMLElement>('.track');
    const key = container.querySelector('[data-guide="rail"] h2')?.id.replace('rail-', '') ?? '';
    if (track) {
      track.scrollLeft = 126;
      fireEvent.scroll(track);
    }
    expect(railOffset(key)).toBe(126);
  });

  it('lobby that leaves the page tells the stage so', async () => {
    const { unmount } = await show();
    expect(lobbyStore.getState().layout?.width).toBe(412);
    unmount();
    expect(mirrorStore.getState().host).toBeNull();
    expect(lobbyStore.getState()).toMatchObject({ column: null, layout: null, content: null });
  });
});

describe('hand on the lobby', () => {
  const sevens = () => screen.getAllByRole('link', { name: /^Royal Sevens, / })[0] as HTMLElement;

  it('press is felt while it lasts', async () => {
    await show();
    fireEvent.pointerDown(sevens(), { button: 0 });
    expect(pressed()).toMatch(/:101$/);
    fireEvent.pointerUp(window);
    expect(pressed()).toBeNull();
    fireEvent.pointerDown(sevens(), { button: 2 });
    expect(pressed()).toBeNull();
  });

  it('long press tells of the game, and its click plays nothing', async () => {
    await show();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.pointerDown(sevens(), { button: 0 });
    act(() => void vi.advanceTimersByTime(500));
    expect(opened()).toEqual([['game', { gameId: 101 }]]);
    fireEvent.pointerUp(window);
    expect(fireEvent.click(sevens(), { detail: 1 })).toBe(false);
    expect(location.pathname).toBe('/');
  });

  it.each([
    ['right click', () => fireEvent.contextMenu(sevens())],
    ['Alt and Enter', () => fireEvent.keyDown(sevens(), { key: 'Enter', altKey: true })],
  ])('%s tells of the game in place of the browser’s own answer', async (_what, ask) => {
    await show();
    expect(ask()).toBe(false);
    expect(opened()).toEqual([['game', { gameId: 101 }]]);
  });

  it('Enter alone is left to the link', async () => {
    await show();
    expect(fireEvent.keyDown(sevens(), { key: 'Enter' })).toBe(true);
    expect(opened()).toEqual([]);
  });
});

describe('banners', () => {
  const dots = () => screen.getAllByRole('button', { name: /, \d of \d$/ });

  it('dot shows its banner, is marked, and the banners stop turning by themselves', async () => {
    const { user } = await show();
    expect(dots().map((dot) => dot.getAttribute('aria-current'))).toEqual([
      'true',
      ...Array.from({ length: dots().length - 1 }, () => 'false'),
    ]);
    const third = dots()[2];
    if (third) await user.click(third);
    expect(dots()[2]?.getAttribute('aria-current')).toBe('true');
    expect(mirrorStore.getState()).toMatchObject({ bannerIndex: 2, isBannerTaken: true });
  });

  it.each([
    [-60, 1],
    [60, -1],
    [-30, 0],
  ])(
    'swipe of %i pixels ends at banner %i, counted from the last where it is negative',
    async (moved, index) => {
      await show();
      const marquee = screen.getByRole('region', { name: 'Featured games' });
      marquee.setPointerCapture = vi.fn();
      const at = (clientX: number) => ({ clientX, pointerId: 1, isPrimary: true, button: 0 });
      fireEvent.pointerDown(marquee, at(200));
      fireEvent.pointerMove(marquee, at(200 + moved));
      expect(mirrorStore.getState().bannerDrag).toBe(moved);
      fireEvent.pointerUp(marquee, at(200 + moved));
      const last = within(marquee).getAllByRole('button', { name: /^Show / }).length - 1;
      const bannerIndex = index < 0 ? last : index;
      expect(mirrorStore.getState()).toMatchObject({ bannerIndex, bannerDrag: 0 });
    },
  );

  it('swipe that the browser takes for a scroll changes nothing', async () => {
    await show();
    const marquee = screen.getByRole('region', { name: 'Featured games' });
    marquee.setPointerCapture = vi.fn();
    fireEvent.pointerDown(marquee, { clientX: 200, pointerId: 1, isPrimary: true });
    fireEvent.pointerMove(marquee, { clientX: 90, pointerId: 1 });
    fireEvent.pointerCancel(marquee, { pointerId: 1 });
    fireEvent.pointerUp(marquee, { clientX: 90, pointerId: 1 });
    expect(mirrorStore.getState()).toMatchObject({ bannerIndex: 0, bannerDrag: 0 });
  });
});

describe('board and ticker', () => {
  it('plaque names its tier with its amount, and leads to the exact ones', async () => {
    const { user } = await show();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Mini jackpot\..*₱/ })).toBeTruthy());
    expect(screen.getAllByRole('button', { name: /jackpot\. Show exact amount/ })).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: /^Mini jackpot\./ }));
    expect(opened()).toEqual([['jackpot-board', {}]]);
  });

  it('ticker names the winner, the tier and the amount, and says what is a sample', async () => {
    const winner = {
      nickname: 'Li***a',
      type: 1,
      propId: TierPropId.mini,
      amountSection: [cents(0), cents(5_000_000)] satisfies [unknown, unknown],
      count: cents(2_500_000),
      updateTime: Date.now() - 3 * 60_000,
      isSample: true,
    };
    server().answer(getJackpotDrawInfo, boardInfo({ jackpotWinnerList: [winner] }));
    await show();
    const ticker = await screen.findByRole('region', { name: 'Latest jackpot winners' });
    await waitFor(() => expect(ticker.textContent).toContain('Li***a'));
    expect(ticker.querySelector('[data-tier]')?.textContent).toBe('Mini');
    expect(ticker.textContent).toContain('₱25,000.00');
    expect(ticker.textContent).toContain('sample · 3m ago');
  });

  it('ticker without a winner says so', async () => {
    await show();
    expect(await screen.findByText('The next winner’s name goes here')).toBeTruthy();
  });

  it('one control stops everything that moves by itself, and lets it go on', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Pause animation' }));
    expect(pauseStore.getState().isPaused).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Play animation' }));
    expect(pauseStore.getState().isPaused).toBe(false);
  });
});

describe('foot of the lobby’s page', () => {
  it('[R24] foot has the studios, the licence, the help line and the texts of the law', async () => {
    const { market, gameBrands } = someConfig();
    const { user } = await show();
    const studios = await screen.findByRole('region', { name: 'Studios' });
    expect(within(studios).getAllByRole('link')).toHaveLength(gameBrands.length);
    const [first] = gameBrands.toSorted((a, b) => a.sort - b.sort);
    const link = within(studios).getByRole('link', { name: `Games of ${first?.name}` });
    expect(link.getAttribute('href')).toBe(`/game/search?brand=${first?.id}`);
    expect(screen.getByText(market.licenceLine)).toBeTruthy();
    expect(screen.getByText(`Help line: ${market.helpLine}`)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Terms of use' }).getAttribute('href')).toBe('/terms-of-use');
    expect(screen.getByRole('link', { name: 'Privacy policy' }).getAttribute('href')).toBe('/privacy-policy');
    await user.click(screen.getByRole('button', { name: 'Help' }));
    expect(opened()).toEqual([['help', {}]]);
  });
});
