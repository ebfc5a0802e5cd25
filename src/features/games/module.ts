import { paths } from '../../platform/paths.ts';
import { configStore } from '../../session/config/config-store.ts';
import type { NoProps } from '../../session/overlays/overlay-props.ts';
import { defineModule } from '../../session/pages/define-module.ts';

declare module '../../session/overlays/overlay-props.ts' {
  interface OverlayProps {
    readonly fair: { readonly roundId: string };
    readonly game: { readonly gameId: number };
    readonly 'game-filters': NoProps;
  }
}

export const games = defineModule({
  // Whoever reads how a round is decided comes from the page that checks one, and goes back to it.
  chunks: { 'how/': 'fair', 'replay/': 'fair', 'studio/': 'games' },
  messages: ['games'],
  routes: {
    fair: {
      path: paths.fair,
      titleKey: 'page.title.fair',
      messages: ['fair', 'studio', 'game', 'error'],
      panel: async () => (await import('./fair/fair-panel.tsx')).FairPanel,
    },
    replay: {
      path: paths.replay,
      titleKey: 'replay.title',
      messages: ['replay', 'fair', 'error'],
      guard: 'login',
      params: ({ roundId }) => ({ roundId }),
      panel: async () => (await import('./replay/replay-panel.tsx')).ReplayPanel,
    },
    replayLink: {
      path: paths.replayLink,
      titleKey: 'replay.title',
      messages: ['replay', 'fair', 'error'],
      panel: async () => (await import('./replay/replay-panel.tsx')).ReplayLinkPanel,
    },
    fairHow: {
      path: paths.fairHow,
      titleKey: 'page.title.fairHow',
      messages: ['how'],
      panel: async () => (await import('./how/how-panel.tsx')).HowPanel,
    },
    gameSearch: {
      path: paths.gameSearch,
      titleKey: 'page.title.games',
      offers: 'stake',
      panel: async () => (await import('./search-panel.tsx')).SearchPanel,
    },
    memberGames: {
      path: paths.memberGames,
      titleKey: 'page.title.myGames',
      offers: 'stake',
      guard: 'login',
      panel: async () => (await import('./my-games-panel.tsx')).MyGamesPanel,
    },
  },
  overlays: {
    fair: {
      titleKey: 'page.title.fair',
      messages: ['fair', 'studio', 'game', 'error'],
      surface: 'sheet',
      panel: async () => (await import('./fair/fair-panel.tsx')).FairOverlay,
    },
    game: {
      titleKey: 'page.title.game',
      messages: ['games', 'studio'],
      surface: 'sheet',
      titleOf: ({ gameId }) =>
        configStore.getState().config?.games.find(({ id }) => id === gameId)?.name ?? null,
      panel: async () => (await import('./game-overlay.tsx')).GameOverlay,
    },
    'game-filters': {
      titleKey: 'page.title.games',
      surface: 'sheet',
      panel: async () => (await import('./filters-overlay.tsx')).FiltersOverlay,
    },
  },
});
