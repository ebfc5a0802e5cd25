import { ActivityId } from '../../../contract/ids.ts';
import { paths } from '../../platform/paths.ts';
import { defineModule } from '../../session/pages/define-module.ts';

export const onboarding = defineModule({
  messages: ['onboarding', 'rewards', 'error'],
  chunks: { '': 'activities' },
  routes: {
    activityBind: {
      path: paths.activityBind,
      titleKey: 'onboarding.bind.title',
      offers: 'claim',
      guard: 'activity',
      activity: ActivityId.bind,
      panel: async () => (await import('./bind-reward-panel.tsx')).BindRewardPanel,
    },
    activitySignUpBonus: {
      path: paths.activitySignUpBonus,
      titleKey: 'onboarding.signUp.title',
      offers: 'claim',
      guard: 'activity',
      activity: ActivityId.signUpBonus,
      panel: async () => (await import('./sign-up-bonus-panel.tsx')).SignUpBonusPanel,
    },
  },
});
