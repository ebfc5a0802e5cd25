import * as z from 'zod/mini';
import { centsField } from '../call.ts';

export const gameSchema = z.object({
  id: z.int(),
  /** Name in addresses and asset files, like `royal-sevens`. */
  slug: z.string(),
  name: z.string(),
  /** Other names that a search should find. */
  aliases: z.array(z.string()),
  typeId: z.int(),
  brandId: z.int(),
  /** Return to player in basis points: 9612 is 96.12 %. Zero where it does not apply. */
  rtpBp: z.int(),
  /** 1 calm to 5 wild. */
  volatility: z.int(),
  minBet: centsField,
  maxBet: centsField,
  /** Facts of the game alone: what is popular or recent would have to come from its play figures. */
  tags: z.array(z.enum(['jackpot', 'live', 'exclusive'])),
  features: z.array(z.string()),
  /** Higher comes first. */
  popularity: z.int(),
  /** See `GameStatus`. */
  status: z.int(),
  /** Of a studio's game: the address of its poster. The poster of a game of ours is part of the art, by its slug. */
  poster: z.optional(z.string()),
  /**
   * Its studio's own server decides it: its figures are what the studio states, not exact ones, and its rounds have no
   * seed of ours.
   */
  isRemote: z.optional(z.boolean()),
});
export type Game = z.output<typeof gameSchema>;

export const gameTypeSchema = z.object({
  id: z.int(),
  /** The i18n key of the rail's title. */
  key: z.string(),
  status: z.int(),
  sort: z.int(),
});
export type GameTypeRow = z.output<typeof gameTypeSchema>;

export const gameBrandSchema = z.object({ id: z.int(), name: z.string(), sort: z.int() });

/** From a UTC day on (YYYY-MM-DD): what stakes count toward rewards, in basis points by the game's id. */
export const gameWeightRowSchema = z.object({
  from: z.string(),
  byGame: z.record(z.string(), z.int()),
});
export type GameWeightRow = z.output<typeof gameWeightRowSchema>;
