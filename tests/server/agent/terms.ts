import { agentConfig } from '../../../server/agent/public/agent-config.ts';

/** Those that a new platform starts with. */
export const TERMS = agentConfig.agent.initial;
