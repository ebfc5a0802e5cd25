import { ActivityId } from '../../../contract/ids.ts';
import { paths } from '../../platform/paths.ts';
import { defineModule } from '../../session/pages/define-module.ts';

export const agent = defineModule({
  messages: ['agent', 'error'],
  routes: {
    agent: {
      path: paths.agent,
      titleKey: 'agent.title',
      offers: 'claim',
      staysOpen: true,
      guard: 'activity',
      activity: ActivityId.agent5,
      hasBubble: true,
      panel: async () => (await import('./agent-panel.tsx')).AgentPanel,
    },
    agentRule: {
      path: paths.agentRule,
      titleKey: 'agent.title.rule',
      guard: 'login',
      panel: async () => (await import('./rule-panel.tsx')).RulePanel,
    },
    share: {
      path: paths.share,
      titleKey: 'agent.title.share',
      offers: 'claim',
      guard: 'activity',
      activity: ActivityId.inviteFriend1,
      panel: async () => (await import('./share-panel.tsx')).SharePanel,
    },
  },
});
