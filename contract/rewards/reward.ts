import * as z from 'zod/mini';

/** What is granted: its reward id, and cents for coin (2001), whole units otherwise. */
export const rewardSchema = z.object({ propId: z.int(), count: z.int() });
export type Reward = z.output<typeof rewardSchema>;
