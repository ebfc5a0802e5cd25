import { paths } from '../../platform/paths.ts';
import { defineModule } from '../../session/pages/define-module.ts';
import { rechargeTabOf } from './recharge-tab.ts';

export const recharge = defineModule({
  messages: ['recharge', 'rewards', 'error'],
  chunks: { '': 'activities' },
  routes: {
    recharge: {
      path: paths.recharge,
      titleKey: 'recharge.title',
      offers: 'claim',
      guard: 'login',
      accepts: (query) => rechargeTabOf(query) !== null,
      panel: async () => (await import('./recharge-panel.tsx')).RechargePanel,
    },
  },
});
