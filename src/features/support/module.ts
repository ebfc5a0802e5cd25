import { defineModule } from '../../session/define-module.ts';

export const support = defineModule({
  messages: ['notices'],
  overlays: {
    help: {
      titleKey: 'page.help.title',
      surface: 'sheet',
      panel: async () => (await import('./help-overlay.tsx')).HelpOverlay,
    },
  },
});
