import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppConfig } from '../../../contract/config/app-config.ts';
import { activateMessages, loadMessages } from '../../../src/platform/i18n.ts';
import { configStore } from '../../../src/session/config-store.ts';
import { gameDataStore } from '../../../src/session/game-data-store.ts';
import type { ColumnSize } from '../../../src/stage/mirror/column-size.ts';
import { contentOf, forgetFirstShow, layoutOf, makeFirstShow } from '../../../src/stage/mirror/first-show.ts';

const config = {
  games: [],
  gameTypes: [],
  gameBrands: [],
  activities: [],
  banners: [],
  gameResourceUrl: '/art/1/',
} as unknown as AppConfig;

const KNOWN = { likeIds: [], historyIds: [], unshown: [], isMember: false, hasJackpot: false };
const SIZE: ColumnSize = { width: 390, windowWidth: 390, windowHeight: 844, isLow: false, top: 64 };

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

afterEach(() => {
  forgetFirstShow();
  configStore.setState({ config: null });
  vi.unstubAllGlobals();
});

describe('first show of the lobby', () => {
  it('first show is what the mirror lays out afterwards, as the very same objects', () => {
    const show = makeFirstShow();
    const content = contentOf(config, 390, KNOWN);
    expect(content).toBe(show?.content);
    expect(layoutOf({ ...SIZE, top: 92 }, content)).toBe(show?.layout);
  });

  it.each([
    ['another width', () => contentOf(config, 412, KNOWN)],
    ['a game that the player likes', () => contentOf(config, 390, { ...KNOWN, likeIds: [7] })],
    ['a player who has signed in', () => contentOf(config, 390, { ...KNOWN, isMember: true })],
    ['a new config', () => contentOf({ ...config }, 390, KNOWN)],
  ])('first show is made anew for %s', (_what, make) => {
    const show = makeFirstShow();
    expect(make()).not.toBe(show?.content);
  });

  it('first show is laid out anew in a column of another width', () => {
    const show = makeFirstShow();
    const content = contentOf(config, 390, KNOWN);
    const layout = layoutOf({ ...SIZE, width: 360 }, content);
    expect(layout).not.toBe(show?.layout);
    expect(layout.width).toBe(360);
  });

  it('first show knows what the stores know of the player', () => {
    gameDataStore.setState({ likeIds: [7] });
    const show = makeFirstShow();
    gameDataStore.setState({ likeIds: [] });
    expect(contentOf(config, 390, { ...KNOWN, likeIds: [7] })).toBe(show?.content);
  });

  it('first show is forgotten once the mirror has its own', () => {
    const show = makeFirstShow();
    forgetFirstShow();
    expect(contentOf(config, 390, KNOWN)).not.toBe(show?.content);
  });

  it('first show is none without a config, or before the page has a width', () => {
    configStore.setState({ config: null });
    expect(makeFirstShow()).toBeNull();
    configStore.setState({ config });
    vi.stubGlobal('document', { documentElement: { clientWidth: 0, hasAttribute: () => false } });
    expect(makeFirstShow()).toBeNull();
  });
});
