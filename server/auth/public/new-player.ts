export { makeInviteCode } from '../new-player.ts';
