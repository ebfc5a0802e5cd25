import { paths } from '../../platform/paths.ts';
import { defineModule } from '../../session/define-module.ts';
import { mailIdOf } from './mail-address.ts';

export const mail = defineModule({
  messages: ['mail', 'error'],
  routes: {
    email: {
      path: paths.email,
      titleKey: 'mail.title.box',
      guard: 'login',
      panel: async () => (await import('./mail-box-panel.tsx')).MailBoxPanel,
    },
    withdrawalOnlyMail: {
      path: paths.withdrawalOnlyMail,
      titleKey: 'mail.title.box',
      hasNavigation: false,
      surface: 'side',
      panel: async () => (await import('./withdrawal-only-mail-panel.tsx')).WithdrawalOnlyMailPanel,
    },
    emailDetail: {
      path: paths.emailDetail,
      titleKey: 'mail.title.one',
      guard: 'login',
      accepts: (query) => mailIdOf(query) !== null,
      panel: async () => (await import('./mail-panel.tsx')).MailPanel,
    },
  },
});
