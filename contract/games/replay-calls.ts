import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { roundRecordSchema } from './round-record-calls.ts';

/** A player sees rounds again that were settled within so many months. */
export const REPLAY_MONTHS = 12;

/** A link of an operator to a replay is good for this time. Milliseconds. */
export const REPLAY_LINK_MS = 15 * 60_000;

/**
 * Why a round is not shown again: no such round; another player's; it still goes on, or others still play for its result;
 * settled too long ago; the link is no link of ours or too old.
 */
const REPLAY_REFUSALS = ['unknown', 'foreign', 'open', 'old', 'link', 'studio'] as const;
export type ReplayRefusal = (typeof REPLAY_REFUSALS)[number];

const replaySchema = z.object({
  /** Null where the round is shown. */
  refusal: z.nullable(z.enum(REPLAY_REFUSALS)),
  replay: z.nullable(
    z.object({
      round: roundRecordSchema,
      /** The page of its game on the games' origin, without any token: nothing can be staked in it. */
      url: z.string(),
      gamesOrigin: z.string(),
    }),
  ),
});

export const getReplay = defineCall('getReplay', {
  access: 'member',
  isOpenInMaintenance: true,
  about: 'A settled round of the player, to be shown again with its proof; or why it is not.',
  body: z.object({ roundId: z.string().check(z.maxLength(64)) }),
  data: replaySchema,
});

export const getReplayByLink = defineCall('getReplayByLink', {
  access: 'guest',
  isOpenInMaintenance: true,
  ignores401: true,
  about: 'The round of a link that an operator has made, without a session of its player.',
  body: z.object({ ticket: z.string().check(z.maxLength(200)) }),
  data: replaySchema,
});
