import type { ChatDesk } from '../../../contract/support/support-rules.ts';
import { paths } from '../../platform/paths.ts';
import type { NoProps } from '../../session/overlays/overlay-props.ts';
import { defineModule } from '../../session/pages/define-module.ts';

declare module '../../session/overlays/overlay-props.ts' {
  interface OverlayProps {
    readonly help: NoProps;
    readonly chat: { readonly desk: ChatDesk };
  }
}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export const support = defineModule({
  messages: ['support', 'error'],
  // Its forms are what complaints have.
  chunks: { 'feedback/': 'rights', 'chat/': 'support', 'faq/': 'support' },
  routes: {
    service: {
      path: paths.service,
      titleKey: 'support.title.service',
      panel: async () => (await import('./service-panel.tsx')).ServicePanel,
    },
    serviceVip: {
      path: paths.serviceVip,
      titleKey: 'support.title.vip',
      guard: 'login',
      panel: async () => (await import('./vip-service-panel.tsx')).VipServicePanel,
    },
    faq: {
      path: paths.faq,
      titleKey: 'support.title.faq',
      panel: async () => (await import('./faq/faq-panel.tsx')).FaqPanel,
    },
    aboutUs: {
      path: paths.aboutUs,
      titleKey: 'common.aboutUs',
      messages: ['common', 'support', 'error'],
      panel: async () => (await import('./about-panel.tsx')).AboutPanel,
    },
    feedback: {
      path: paths.feedback,
      titleKey: 'support.title.feedback',
      guard: 'login',
      rightLink: { path: 'feedbackRecord', labelKey: 'support.title.record' },
      panel: async () => (await import('./feedback/feedback-panel.tsx')).FeedbackPanel,
    },
    feedbackRecord: {
      path: paths.feedbackRecord,
      titleKey: 'support.title.record',
      guard: 'login',
      panel: async () => (await import('./feedback/feedback-record-panel.tsx')).FeedbackRecordPanel,
    },
    feedbackThread: {
      path: paths.feedbackThread,
      titleKey: 'support.title.feedback',
      guard: 'login',
      params: ({ id }) => (ID.test(id) ? { id } : null),
      panel: async () => (await import('./feedback/feedback-thread-panel.tsx')).FeedbackThreadPanel,
    },
  },
  overlays: {
    help: {
      titleKey: 'page.help.title',
      messages: ['notices'],
      surface: 'sheet',
      panel: async () => (await import('./help-overlay.tsx')).HelpOverlay,
    },
    chat: {
      titleKey: 'support.title.chat',
      surface: 'sheet',
      panel: async () => (await import('./chat/chat-overlay.tsx')).ChatOverlay,
    },
  },
});
