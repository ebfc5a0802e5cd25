import { ActivityId } from '../../contract/ids.ts';
import { paths } from '../platform/paths.ts';
import type { NoProps } from '../session/overlays/overlay-props.ts';
import { defineModule } from '../session/pages/define-module.ts';

declare module '../session/overlays/overlay-props.ts' {
  interface OverlayProps {
    readonly tips: { readonly text: string };
    readonly jackpot: NoProps;
  }
}

const isWhole = (text: string | null) => text !== null && /^\d{1,9}$/.test(text);

/** The app's own pages and overlays, and those that it puts together from a feature and its frame. */
export const app = defineModule({
  messages: [],
  routes: {
    jackpot: {
      path: paths.jackpot,
      titleKey: 'page.title.jackpot',
      offers: 'claim',
      messages: ['jackpot', 'error', 'lobby'],
      guard: 'activity',
      activity: ActivityId.luckyJackpot,
      front: 'jackpot',
      hasOwnFront: true,
      hasNavigation: false,
      surface: 'full',
      panel: async () => (await import('./jackpot-page.tsx')).JackpotPage,
    },
    gameStart: {
      path: paths.gameStart,
      titleKey: 'page.title.play',
      messages: ['play', 'restriction', 'error'],
      scene: null,
      guard: 'login',
      hasNavigation: false,
      surface: 'full',
      hasBubble: true,
      accepts: (query) => isWhole(query.get('gameId')) && ['0', '1', null].includes(query.get('tryIt')),
      panel: async () => (await import('./game-page.tsx')).GamePage,
    },
    offline: {
      path: paths.offline,
      titleKey: 'page.offline.title',
      panel: async () => (await import('./offline/offline-sections.tsx')).OfflinePanel,
    },
    maintenance: {
      path: paths.maintenance,
      titleKey: 'page.title.maintenance',
      scene: null,
      hasNavigation: false,
      surface: 'full',
      panel: async () => (await import('./maintenance-panel.tsx')).MaintenancePanel,
    },
  },
  overlays: {
    tips: {
      titleKey: 'page.title.tips',
      surface: 'dialog',
      panel: async () => (await import('./tips-overlay.tsx')).TipsOverlay,
    },
    jackpot: {
      titleKey: 'page.title.jackpot',
      messages: ['jackpot', 'error', 'lobby'],
      surface: 'cover',
      hasOwnHead: true,
      front: 'jackpot',
      hasOwnFront: true,
      panel: async () => (await import('./jackpot-page.tsx')).JackpotOverlay,
    },
  },
});
