export { updateBonusesForfeited, updateBonusesRunningAgain } from '../forfeit-bonus-queries.ts';
