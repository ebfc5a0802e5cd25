import { defineCall, emptyBodySchema } from '../call.ts';
import { jackpotInfoSchema } from './jackpot.ts';

/** Separate from the draw: board and ticker are in the client's first script. */
export const getJackpotDrawInfo = defineCall('getJackpotDrawInfo', {
  access: 'guest',
  isBackground: true,
  ignores401: true,
  about:
    'The four tiers with their odds, what is missing for a draw chance, and the latest winners. Guests get board and ticker.',
  body: emptyBodySchema,
  data: jackpotInfoSchema,
});
