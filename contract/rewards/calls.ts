export { forfeitBonus, getBonusState, getFirstDeposit, releaseBonus } from './bonus-calls.ts';
