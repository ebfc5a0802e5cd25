import { defineModule } from '../../session/define-module.ts';

export const notices = defineModule({
  messages: ['notices'],
  overlays: {
    'age-notice': {
      titleKey: 'page.title.ageNotice',
      surface: 'cover',
      panel: async () => (await import('./age-notice-overlay.tsx')).AgeNoticeOverlay,
    },
    'age-modal': {
      titleKey: 'page.title.ageModal',
      surface: 'dialog',
      panel: async () => (await import('./age-modal-overlay.tsx')).AgeModalOverlay,
    },
  },
});
