import type { NoProps } from '../../session/overlays/overlay-props.ts';
import { defineModule } from '../../session/pages/define-module.ts';

declare module '../../session/overlays/overlay-props.ts' {
  interface OverlayProps {
    readonly 'jackpot-board': NoProps;
    readonly 'jackpot-record': NoProps;
    readonly 'jackpot-rank': NoProps;
    readonly 'jackpot-rules': NoProps;
  }
}

export const jackpot = defineModule({
  messages: ['jackpot', 'error', 'lobby'],
  overlays: {
    'jackpot-board': {
      titleKey: 'shell.nav.jackpot',
      messages: [],
      surface: 'sheet',
      panel: async () => (await import('./board-overlay.tsx')).BoardOverlay,
    },
    'jackpot-record': {
      titleKey: 'page.title.jackpotRecord',
      surface: 'sheet',
      panel: async () => (await import('./record-overlay.tsx')).RecordOverlay,
    },
    'jackpot-rank': {
      titleKey: 'page.title.jackpotRank',
      surface: 'sheet',
      panel: async () => (await import('./rank-overlay.tsx')).RankOverlay,
    },
    'jackpot-rules': {
      titleKey: 'page.title.jackpotRules',
      surface: 'sheet',
      panel: async () => (await import('./rules-overlay.tsx')).RulesOverlay,
    },
  },
});
