import * as calls from '../../contract/agent/calls.ts';
import { defineServerModule } from '../module.ts';
import { AGENT_COMMANDS } from './agent-commands.ts';
import { agentConfig } from './agent-config.ts';
import { hasAgentDot } from './agent-dot.ts';
import { agentHandlers } from './agent-handlers.ts';
import { fillHandlers } from './fill-code.ts';
import { qualifyMembers } from './qualify-members.ts';

export const agent = defineServerModule({
  calls,
  handlers: { ...agentHandlers, ...fillHandlers },
  jobs: { qualifyMembers },
  commands: AGENT_COMMANDS,
  hooks: {
    redDots: async (context, id) => ({ agent5AwardFlag: await hasAgentDot(context, id) }),
  },
  config: [agentConfig],
});
