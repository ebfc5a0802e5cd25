import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppConfig } from '../../../../contract/config/app-config.ts';
import type { JackpotInfo } from '../../../../contract/jackpot/jackpot.ts';
import { cents } from '../../../../contract/money.ts';
import { boardStore } from '../../../../src/features/jackpot/board-store.ts';
import { followLobby } from '../../../../src/features/lobby/follow-lobby.ts';
import { fillLobby, lobbyStore, measureColumn } from '../../../../src/features/lobby/lobby-store.ts';
import { activateMessages, loadMessages } from '../../../../src/platform/i18n.ts';
import { configStore } from '../../../../src/session/config/config-store.ts';
import { gameDataStore } from '../../../../src/session/player/game-data-store.ts';
import { profileStore } from '../../../../src/session/player/profile-store.ts';
import { lobbyInput } from './support/lobby-input.ts';

const { config } = lobbyInput();
const stops: (() => void)[] = [];
const show = () => stops.push(followLobby(boardStore));
const state = () => lobbyStore.getState();

const winner = { nickname: 'Ana', propId: 50_001, count: cents(4_200), updateTime: 0, isSample: false };
const reading = (winners: number) =>
  ({
    readAt: 120_000,
    jackpotWinnerList: Array.from({ length: winners }, () => winner),
  }) as unknown as JackpotInfo;
const AMOUNTS = { mega: cents(100_000), major: cents(200), minor: cents(30), mini: cents(4) };

beforeAll(async () => {
  await activateMessages('en');
  await loadMessages('shell', 'lobby');
});

beforeEach(() => {
  vi.stubGlobal('window', { innerWidth: 390, innerHeight: 844, devicePixelRatio: 2 });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', { documentElement: { clientWidth: 390, hasAttribute: () => false } });
  configStore.setState({ config });
});

afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  configStore.setState(configStore.getInitialState(), true);
  gameDataStore.setState(gameDataStore.getInitialState(), true);
  profileStore.setState(profileStore.getInitialState(), true);
  boardStore.setState(boardStore.getInitialState(), true);
  await activateMessages('en');
  vi.unstubAllGlobals();
});

describe('lobby of the stores', () => {
  it('lobby stands in the expected column before its page is there, and stays as it is when that was right', () => {
    show();
    const { content, layout } = state();
    expect(layout?.width).toBe(390);
    measureColumn({ width: 390, top: 92 });
    show();
    expect(state().content).toBe(content);
    expect(state().layout).toBe(layout);
  });

  it('lobby is laid out anew in a column of another width, of the same content', () => {
    show();
    const { content } = state();
    measureColumn({ width: 360, top: 64 });
    expect([state().layout?.width, state().content]).toEqual([360, content]);
  });

  it.each([
    ['a game that the player likes', () => gameDataStore.setState({ likeIds: [101] })],
    ['a game that was played', () => gameDataStore.setState({ history: [{ gameId: 101, time: 1 }] })],
    ['a new config', () => configStore.setState({ config: { ...config } as AppConfig })],
    ['a player who signs in', () => profileStore.setState({ user: { id: 7 } as never })],
    ['another language', () => activateMessages('fil')],
  ])('lobby is made anew for %s', async (_what, change) => {
    show();
    const { content } = state();
    await change();
    expect(state().content).not.toBe(content);
  });

  it('lobby stays the same objects when an answer brings the same again', () => {
    gameDataStore.setState({ likeIds: [101, 103, 106, 107] });
    show();
    const { content, layout } = state();
    gameDataStore.setState({ likeIds: [101, 103, 106, 107] });
    expect(state().content).toBe(content);
    expect(state().layout).toBe(layout);
  });

  it('lobby is none without a config, or before the page has a width', () => {
    configStore.setState({ config: null });
    show();
    expect(state().layout).toBeNull();
    configStore.setState({ config });
    expect(state().layout).not.toBeNull();
    stops.pop()?.();
    vi.stubGlobal('document', { documentElement: { clientWidth: 0, hasAttribute: () => false } });
    fillLobby();
    expect(state().layout).toBeNull();
  });

  it('lobby goes with the last who shows it, and follows nothing from then on', () => {
    show();
    show();
    stops.pop()?.();
    expect(state().layout).not.toBeNull();
    stops.pop()?.();
    expect(state()).toMatchObject({ column: null, content: null, layout: null, winner: null });
    gameDataStore.setState({ likeIds: [101] });
    expect(state().content).toBeNull();
  });

  it('board’s amounts and winners are told in the chosen language, and none before a reading', async () => {
    show();
    expect(state()).toMatchObject({ figures: { mega: '' }, winner: null });
    boardStore.setState({ info: reading(2), amounts: AMOUNTS, winnerIndex: 1 });
    expect(state().figures).toEqual({ mega: '₱1,000.00', major: '₱2.00', minor: '₱0.30', mini: '₱0.04' });
    expect(state().winner).toMatchObject({ name: 'Ana', tier: 'mega', amount: '₱42.00', note: '2m ago' });
    const { figures } = state();
    boardStore.setState({ winnerIndex: 0 });
    expect(state().figures).toBe(figures);
    await activateMessages('zh-CN');
    expect(state().winner?.note).not.toBe('2m ago');
  });
});
