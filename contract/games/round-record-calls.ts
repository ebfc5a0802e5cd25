import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { gameRoundSchema } from './game-calls.ts';

/** A settled round as the platform keeps it. */
export const roundRecordSchema = z.extend(gameRoundSchema, {
  /**
   * SHA-256 of the canonical form of the maths that decided it, as it was stored when the platform first ran them: one name
   * never stands for two maths. Null for a round of maths that were never stored. Hex.
   */
  versionHash: z.nullable(z.string()),
});
export type RoundRecord = z.output<typeof roundRecordSchema>;

export const gameRoundProof = defineCall('game/roundProof', {
  access: 'guest',
  isOpenInMaintenance: true,
  ignores401: true,
  about:
    'A settled round with its commitment, its seeds and the hash of its maths, for anyone who knows its id.',
  body: z.object({ roundId: z.string().check(z.maxLength(64)) }),
  data: roundRecordSchema,
  errors: ['roundUnknown'],
});
