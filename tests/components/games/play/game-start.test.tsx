import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startGame } from '../../../../contract/games/game-calls.ts';
import { GameStatus } from '../../../../contract/ids.ts';
import { cents } from '../../../../contract/money.ts';
import { preferencesStore } from '../../../../src/session/config/preferences-store.ts';
import { applyBalance } from '../../../../src/session/player/profile-store.ts';
import { someConfig } from '../../support/config.ts';
import { FAILURE_TEXT, tryAgain } from '../../support/failure.ts';
import { openPage } from '../../support/open-page.tsx';
import { server } from '../../support/server.ts';

const GAME = someConfig().games.find(({ id }) => id === 101);
if (!GAME) throw new Error('a new platform has the game 101');
const { name } = GAME;
const PAGE = '/game/start?gameId=101&tryIt=0';
const DEMO = '/game/start?gameId=101&tryIt=1';
const MEMBER = { player: { id: 7, coin: cents(12_300) } };
const tools = () => screen.findByRole('region', { name: 'Game' });
const heading = (text: string) => screen.findByRole('heading', { name: text });

describe('game that does not open', () => {
  it('guest is sent to sign in and no game is opened', async () => {
    await openPage(PAGE);
    await waitFor(() => expect(location.pathname).toBe('/auth/login'));
    expect(server().asked(startGame)).toEqual([]);
  });

  it('game that is in no catalogue is told so, with ways on', async () => {
    await openPage('/game/start?gameId=999999', MEMBER);
    const title = await screen.findByRole('heading', { name: 'Game not found', level: 2 });
    expect(title).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find another game' }).getAttribute('href')).toBe('/game/search');
    expect(screen.getByRole('link', { name: 'Back to the lobby' }).getAttribute('href')).toBe('/');
    expect(server().asked(startGame)).toEqual([]);
  });

  it('game that the catalogue calls paused is not asked for', async () => {
    const paused = someConfig().games.map((game) => ({ ...game, status: GameStatus.maintenance }));
    await openPage(PAGE, { ...MEMBER, config: { games: paused } });
    expect(await heading(`${name} is under maintenance`)).toBeTruthy();
    expect(server().asked(startGame)).toEqual([]);
  });

  it.each([
    ['gameUnknown', 'Game not found'],
    ['gameComing', `${name} opens soon`],
    ['gameMaintenance', `${name} is under maintenance`],
    ['forbidden', 'You can’t open this game now'],
    ['selfExcluded', 'You can’t open this game now'],
    ['onBreak', 'You can’t open this game now'],
    ['sessionTimeUp', 'You can’t open this game now'],
    ['legalChanged', 'You can’t open this game now'],
  ] as const)('refusal %s is told as “%s” and is not tried again', async (key, title) => {
    server().reject(startGame, key);
    await openPage(PAGE, MEMBER);
    expect(await heading(title)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to the lobby' })).toBeTruthy();
  });

  it('game that could not be opened can be tried again', async () => {
    server().reject(startGame, 'internal');
    const { user } = await openPage(PAGE, MEMBER);
    expect(await heading('The game didn’t open')).toBeTruthy();
    await tryAgain(user, 'internal', () => server().reject(startGame, 'gameComing'));
    expect(await heading(`${name} opens soon`)).toBeTruthy();
    expect(server().asked(startGame)).toHaveLength(2);
  });

  it('start that is lost on the way says that there is no connection', async () => {
    server().cut(startGame);
    await openPage(PAGE, MEMBER);
    expect((await screen.findByRole('alert')).textContent).toContain(FAILURE_TEXT.offline);
  });
});

describe('bars around a game', () => {
  /** A game that is asked for and never opens: only what stands around it is of interest. */
  async function openBars(address: string) {
    server().reject(startGame, 'gameMaintenance');
    return openPage(address, MEMBER);
  }

  it('page says which game is being opened while the answer is awaited', async () => {
    server().hold(startGame, {
      url: 'http://127.0.0.1/game#token',
      gameSessionId: 's1',
      gamesOrigin: 'http://127.0.0.1',
    });
    await openPage(PAGE, MEMBER);
    expect((await screen.findByText(`Opening ${name}…`)).getAttribute('role')).toBe('status');
    expect(server().asked(startGame)).toMatchObject([{ gameId: 101, tryIt: 0 }]);
  });

  it('real money shows the balance as it changes, and a way to deposit', async () => {
    await openBars(PAGE);
    const bar = within(await tools());
    expect(bar.getByText('₱123.00')).toBeTruthy();
    expect(bar.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe(
      '/wallets?name=deposit&back=1',
    );
    act(() => applyBalance(cents(45_600)));
    expect(bar.getByText('₱456.00')).toBeTruthy();
  });

  it('play money shows neither the balance nor a way to deposit', async () => {
    await openBars(DEMO);
    const bar = within(await tools());
    expect(bar.getByText('Play money')).toBeTruthy();
    expect(bar.queryByRole('link', { name: 'Deposit' })).toBeNull();
    expect(bar.queryByText('₱123.00')).toBeNull();
  });

  it('sound is turned off and on, and the button says what it will do', async () => {
    const { user } = await openBars(PAGE);
    const isOn = preferencesStore.getState().isSoundOn;
    const [now, then] = isOn ? ['Turn sound off', 'Turn sound on'] : ['Turn sound on', 'Turn sound off'];
    await user.click(within(await tools()).getByRole('button', { name: now }));
    expect(preferencesStore.getState().isSoundOn).toBe(!isOn);
    await user.click(within(await tools()).getByRole('button', { name: then }));
    expect(preferencesStore.getState().isSoundOn).toBe(isOn);
  });

  it('session bar tells the session’s result and leads to a break', async () => {
    await openBars(PAGE);
    const bar = within(await screen.findByRole('region', { name: 'Your session' }));
    expect(bar.getByTitle('Net result this session')).toBeTruthy();
    expect(bar.getByRole('link', { name: /^Take a break/ }).getAttribute('href')).toBe(
      '/member/self-limited',
    );
  });
});
