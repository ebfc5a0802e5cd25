export { actInviteUserExchange } from './invite-exchange-calls.ts';
export { actInviteUserRecord, actInviteUserSpin } from './invite-spin-calls.ts';
export { actInviteClickInvite, actInviteUser, actInviteUserStatus } from './invite-state-calls.ts';
