export { getBonusState, getFirstDeposit, giveUpBonus, releaseBonus } from './bonus-calls.ts';
