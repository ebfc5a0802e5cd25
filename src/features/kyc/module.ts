import { paths } from '../../platform/paths.ts';
import { defineModule } from '../../session/pages/define-module.ts';

export const kyc = defineModule({
  messages: ['kyc', 'error'],
  routes: {
    withdrawalOnlyKyc: {
      path: paths.withdrawalOnlyKyc,
      titleKey: 'kyc.title',
      hasNavigation: false,
      surface: 'side',
      panel: async () => (await import('./kyc-panel.tsx')).WithdrawalOnlyKycPanel,
    },
    memberKyc: {
      path: paths.memberKyc,
      titleKey: 'kyc.title',
      guard: 'login',
      panel: async () => (await import('./kyc-panel.tsx')).KycPanel,
    },
  },
});
