import { agentConfig } from '../../../server/agent/agent-config.ts';

/** Those that a new platform starts with. */
export const TERMS = agentConfig.initial;
