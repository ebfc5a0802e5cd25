import * as z from 'zod/mini';
import { BRIDGE_VERSION, hostMessageSchema } from './game-bridge.ts';
import { gameRoundSchema } from './game-calls.ts';

/** From the page to a frame that shows a past round: the round itself. Such a frame has no token, and asks the server nothing. */
const replayMessageSchema = z.object({
  v: z.literal(BRIDGE_VERSION),
  kind: z.literal('replay'),
  round: gameRoundSchema,
});
export type ReplayMessage = z.output<typeof replayMessageSchema>;

/** All that the page says to such a frame. */
export const replayHostMessageSchema = z.union([hostMessageSchema, replayMessageSchema]);
export type ReplayHostMessage = z.output<typeof replayHostMessageSchema>;
