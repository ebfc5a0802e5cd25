import * as z from 'zod/mini';
import { boundedArray, centsField } from '../call.ts';

/** A number counted from 0: a symbol, a line, a stop, a row. */
export const indexField = z.int().check(z.nonnegative());

/** Exactly so many, one a reel from the left. */
const perReel = <Item extends z.ZodMiniType>(item: Item, reels: number) => boundedArray(item, reels, reels);

/** The strip's symbol in the top row of each reel, by its index. */
export const stopsField = (reels: number) => perReel(indexField, reels);

/** Symbols by reel, each column from the top. */
export const windowField = (reels: number, rows: number) =>
  perReel(boundedArray(indexField, rows, rows), reels);

/** A spin of lines whose wilds multiply. @param lines of the game: no spin has more wins */
export const multipliedLineSpin = (reels: number, rows: number, lines: number) => ({
  stops: stopsField(reels),
  window: windowField(reels, rows),
  wins: boundedArray(
    z.object({
      line: indexField,
      symbol: indexField,
      /** Reels of the win, counted from the left. */
      count: indexField,
      /** Those of its wilds, multiplied; 1 without one. */
      multiplier: indexField,
      /** The multiplier is part of it. */
      pay: centsField,
    }),
    0,
    lines,
  ),
});

/** A spin of ways whose wilds multiply nothing. */
export const waysSpin = (reels: number, rows: number, maxWins: number) => ({
  stops: stopsField(reels),
  window: windowField(reels, rows),
  wins: boundedArray(
    z.object({
      symbol: indexField,
      /** Reels of the win, counted from the left; of scatters, cells wherever they are. */
      count: indexField,
      /** 1 for scatters. */
      ways: indexField,
      /** All of it is part of this. */
      pay: centsField,
    }),
    0,
    maxWins,
  ),
});
