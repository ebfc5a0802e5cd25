import { ActivityId } from '../../../contract/ids.ts';
import { paths } from '../../platform/paths.ts';
import type { NoProps } from '../../session/overlays/overlay-props.ts';
import { defineModule } from '../../session/pages/define-module.ts';
import { followAppBadge } from './app-badge.ts';
import { mailIdOf } from './mail-address.ts';
import { hasUnreadNotice } from './news/notice-reads.ts';

declare module '../../session/overlays/overlay-props.ts' {
  interface OverlayProps {
    readonly notices: NoProps;
  }
}

export const mail = defineModule({
  messages: ['mail', 'news', 'rewards', 'error'],
  chunks: { 'news/': 'mail' },
  onStart: () => void followAppBadge(),
  routes: {
    email: {
      path: paths.email,
      titleKey: 'mail.title.box',
      offers: 'claim',
      staysOpen: true,
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
      offers: 'claim',
      staysOpen: true,
      guard: 'login',
      accepts: (query) => mailIdOf(query) !== null,
      elsewhere: paths.email,
      panel: async () => (await import('./mail-panel.tsx')).MailPanel,
    },
  },
  overlays: {
    notices: {
      titleKey: 'news.title',
      messages: ['news', 'error'],
      surface: 'sheet',
      panel: async () => (await import('./news/notice-list.tsx')).NoticesOverlay,
    },
  },
  startPopups: [{ activity: ActivityId.notice, overlay: 'notices', isDue: hasUnreadNotice }],
});
