import { paths } from '../../platform/paths.ts';
import { defineModule } from '../../session/pages/define-module.ts';

export const gifts = defineModule({
  messages: ['gifts', 'rewards', 'error'],
  chunks: { '': 'activities' },
  routes: {
    activityGifts: {
      path: paths.activityGifts,
      titleKey: 'gifts.title',
      offers: 'claim',
      staysOpen: true,
      guard: 'login',
      panel: async () => (await import('./gifts-panel.tsx')).GiftsPanel,
    },
  },
});
