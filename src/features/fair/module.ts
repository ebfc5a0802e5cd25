import { paths } from '../../platform/paths.ts';
import { defineModule } from '../../session/define-module.ts';

declare module '../../session/overlay-props.ts' {
  interface OverlayProps {
    readonly fair: { readonly roundId: string };
  }
}

export const fair = defineModule({
  messages: ['fair', 'game', 'error'],
  routes: {
    fair: {
      path: paths.fair,
      titleKey: 'page.title.fair',
      panel: async () => (await import('./fair-panel.tsx')).FairPanel,
    },
  },
  overlays: {
    fair: {
      titleKey: 'page.title.fair',
      surface: 'sheet',
      panel: async () => (await import('./fair-overlay.tsx')).FairOverlay,
    },
  },
});
