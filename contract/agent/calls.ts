export {
  agentFill,
  appAgent5User,
  appAgent5UserInviteValidReceive,
  appAgent5UserLog,
  appAgent5UserReceive,
  getAgentMembers,
} from './agent-calls.ts';
