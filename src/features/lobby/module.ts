import { defineModule } from '../../session/define-module.ts';

export const lobby = defineModule({
  messages: ['guide'],
  overlays: {
    guide: {
      titleKey: 'page.title.guide',
      surface: 'bare',
      staysOutside: true,
      panel: async () => (await import('./guide/guide-overlay.tsx')).GuideOverlay,
    },
  },
});
