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
    emailDetail: {
      path: paths.emailDetail,
      titleKey: 'mail.title.one',
      guard: 'login',
      accepts: (query) => mailIdOf(query) !== null,
      panel: async () => (await import('./mail-panel.tsx')).MailPanel,
    },
  },
});
