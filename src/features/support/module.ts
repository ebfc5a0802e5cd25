import { defineModule } from '../../session/define-module.ts';
import type { Nothing } from '../../session/overlay-props.ts';

declare module '../../session/overlay-props.ts' {
  interface OverlayProps {
    readonly help: Nothing;
  }
}

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
