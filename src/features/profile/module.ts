import { paths } from '../../platform/paths.ts';
import { defineModule } from '../../session/pages/define-module.ts';

export const profile = defineModule({
  messages: ['profile', 'error'],
  routes: {
    member: {
      path: paths.member,
      titleKey: 'page.title.me',
      messages: ['member'],
      guard: 'login',
      hasBubble: true,
      panel: async () => (await import('./member-panel.tsx')).MemberPanel,
    },
    profile: {
      path: paths.profile,
      titleKey: 'profile.title.profile',
      messages: ['profile', 'member', 'error'],
      guard: 'login',
      panel: async () => (await import('./profile-panel.tsx')).ProfilePanel,
    },
    profileDevices: {
      path: paths.profileDevices,
      titleKey: 'profile.title.devices',
      guard: 'login',
      panel: async () => (await import('./devices-panel.tsx')).DevicesPanel,
    },
    profileInfo: {
      path: paths.profileInfo,
      titleKey: 'profile.title.info',
      guard: 'login',
      panel: async () => (await import('./info-panel.tsx')).InfoPanel,
    },
  },
});
