export { loginBonus3User, loginBonus3UserReceive } from './calendar-calls.ts';
