export { COIN_PROP, JACKPOT_PROP, PAY_PROP, POINTS_PROP } from '../reward-accounts.ts';
