import { defineModule } from '../../session/define-module.ts';

export const guide = defineModule({
  messages: ['guide'],
  overlays: {
    guide: {
      titleKey: 'page.title.guide',
      surface: 'bare',
      staysOutside: true,
      panel: async () => (await import('./guide-overlay.tsx')).GuideOverlay,
    },
  },
});
