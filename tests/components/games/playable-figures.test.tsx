import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countPlayable, isPlayable } from '../../../contract/games/playable.ts';
import { getJackpotDrawInfo } from '../../../contract/jackpot/jackpot-board-calls.ts';
import { formatCents } from '../../../contract/money.ts';
import { TopBar } from '../../../src/app/frame/top-bar.tsx';
import { percentText, volatilityName } from '../../../src/features/games/game-facts.ts';
import { boardStore } from '../../../src/features/jackpot/board-store.ts';
import { lobbyStore } from '../../../src/features/lobby/lobby-store.ts';
import { LobbyMirror } from '../../../src/stage/mirror/lobby-mirror.tsx';
import { mirrorStore } from '../../../src/stage/mirror/mirror-store.ts';
import { boardInfo } from '../jackpot/jackpot-answers.ts';
import { someConfig } from '../support/config.ts';
import { openPage, showOverlay, showPart } from '../support/open-page.tsx';
import { usePhoneWindow } from '../support/phone-window.ts';
import { server } from '../support/server.ts';

const { games, gameTypes, gameBrands } = someConfig();
const playable = games.filter(isPlayable);
const unbuilt = games.filter((game) => !isPlayable(game));

/** What stands behind a name, like the count of a category. */
const numberIn = (text: string | null | undefined) => Number(text?.match(/(\d+)\D*$/)?.[1]);

describe('numbers of games', () => {
  it('[R01, R41] catalogue of these tests has games that can be played and others', () => {
    expect(playable.length).toBeGreaterThan(0);
    expect(unbuilt.length).toBeGreaterThan(0);
  });

  it('[R41] search field of the top bar counts the games that can be played', async () => {
    await showPart(<TopBar />, ['shell', 'page', 'lobby']);
    expect(await screen.findByText(`Search ${playable.length} games`)).toBeTruthy();
  });

  it('[R41] each category, each choice of a filter and the list count the games that can be played', async () => {
    await openPage('/game/search');
    const strip = await screen.findByRole('group', { name: 'Type' });
    const shown = within(strip)
      .getAllByRole('button')
      .map(({ textContent }) => numberIn(textContent));
    const types = gameTypes.filter(({ status }) => status === 1).toSorted((a, b) => a.sort - b.sort);
    const countOf = (test: (game: (typeof games)[number]) => boolean) => countPlayable(games.filter(test));
    expect(shown).toEqual([
      playable.length,
      ...types.map(({ id }) => countOf(({ typeId }) => typeId === id)),
    ]);
    expect(
      screen.getAllByRole('status').some(({ textContent }) => textContent === `${playable.length} games`),
    ).toBe(true);

    const fields = within(screen.getByRole('complementary', { name: 'Filters' }));
    const choices = (name: string) =>
      within(fields.getByRole('group', { name }))
        .getAllByRole('checkbox')
        .map((box) => numberIn(box.closest('label')?.textContent));
    const brands = gameBrands.toSorted((a, b) => a.sort - b.sort);
    expect(choices('Studio')).toEqual(brands.map(({ id }) => countOf(({ brandId }) => brandId === id)));
    expect(choices('Volatility')).toEqual(
      [1, 2, 3, 4, 5].map((level) => countOf((game) => game.volatility === level)),
    );
    expect(choices('Return to player')).toEqual(
      [9500, 9600, 9700, 9800].map((least) => countOf((game) => game.rtpBp >= least)),
    );
    const features = new Set(playable.flatMap((game) => game.features));
    expect(choices('Feature')).toHaveLength(features.size);
  });

  it('[R41] choice that goes by a figure finds no game without one', async () => {
    await openPage('/game/search?rtp=9500');
    const least = countPlayable(games.filter(({ rtpBp }) => rtpBp >= 9500));
    const list = await screen.findByRole('list', { name: 'All games' });
    expect(within(list).getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe(String(least));
  });
});

describe('lobby', () => {
  usePhoneWindow();
  beforeEach(() => server().answer(getJackpotDrawInfo, boardInfo()));
  afterEach(() => {
    mirrorStore.setState(mirrorStore.getInitialState(), true);
    boardStore.setState(boardStore.getInitialState(), true);
  });

  it('[R01] every rail counts the games that can be played, and that of coming games tells no number', async () => {
    await showPart(<LobbyMirror />, ['lobby']);
    await act(async () => dispatchEvent(new Event('pointerdown')));
    const rails = lobbyStore.getState().content?.rails ?? [];
    expect(rails.length).toBeGreaterThan(3);
    for (const rail of rails) {
      const type = Number(/^type-(\d+)$/.exec(rail.key)?.[1]);
      const expected = type ? countPlayable(games.filter(({ typeId }) => typeId === type)) : playable.length;
      const shown = within(screen.getByRole('region', { name: rail.title })).getByRole('link', {
        name: /^All/,
      });
      if (rail.key === 'coming')
        expect([shown.getAttribute('aria-label'), shown.textContent?.trim()]).toEqual(['All games', 'All']);
      else expect([rail.key, numberIn(shown.textContent)]).toEqual([rail.key, expected]);
    }
  });

  it('[R01] no open game is said to come soon', async () => {
    await showPart(<LobbyMirror />, ['lobby']);
    const { banners = [], rails = [] } = lobbyStore.getState().content ?? {};
    const openIds = new Set(playable.map(({ id }) => id));
    for (const { gameId, overline } of banners)
      if (gameId !== null)
        expect([openIds.has(gameId), overline]).toEqual([true, expect.not.stringMatching(/soon/i)]);
    for (const { gameId, label } of rails.flatMap(({ posters }) => posters))
      expect([gameId, /coming soon$/.test(label)]).toEqual([gameId, !openIds.has(gameId)]);
  });
});

describe('sheet of a game', () => {
  it.each(unbuilt.slice(0, 6).map((game) => [game.name, game] as const))(
    '[R41] sheet of %s, which cannot be played, states no figure of it',
    async (_, game) => {
      await showOverlay('game', { gameId: game.id });
      const sheet = await screen.findByRole('dialog');
      await waitFor(() => expect(sheet.textContent).toContain('Soon'));
      expect(sheet.textContent).not.toMatch(/\d+(\.\d+)? ?%|₱|Return to player|Volatility/);
      expect(within(sheet).queryByRole('region', { name: 'Features' })).toBeNull();
    },
  );

  it('[R41] sheet of a game that can be played tells return, volatility and bets', async () => {
    const [game] = playable;
    if (!game) throw new Error('nothing can be played');
    await showOverlay('game', { gameId: game.id });
    const sheet = await screen.findByRole('dialog');
    await waitFor(() => expect(sheet.textContent).toContain(percentText(game.rtpBp)));
    expect(sheet.textContent).toContain(volatilityName(game.volatility));
    expect(sheet.textContent).toContain(
      formatCents(game.minBet, { locale: 'en-PH', sign: '₱', showWholeCents: false }),
    );
  });
});
