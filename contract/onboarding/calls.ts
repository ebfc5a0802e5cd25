export { getBindReward, receiveBindReward } from './bind-calls.ts';
export { declineSignUpBonus, getSignUpBonus, receiveSignUpBonus } from './sign-up-bonus-calls.ts';
