import { paths } from '../../platform/paths.ts';
import { defineModule } from '../../session/pages/define-module.ts';

export const mall = defineModule({
  messages: ['mall', 'rewards', 'page', 'error'],
  chunks: { '': 'rewards' },
  routes: {
    points: {
      path: paths.points,
      titleKey: 'mall.title',
      offers: 'claim',
      staysOpen: true,
      guard: 'login',
      front: 'scratchCard',
      hasOwnFront: true,
      panel: async () => (await import('./points-panel.tsx')).PointsPanel,
    },
  },
});
