import * as z from 'zod/mini';
import { boundedArray } from '../call.ts';

/** A number counted from 0: a symbol, a line, a stop, a row. */
export const indexField = z.int().check(z.nonnegative());

/** Exactly so many, one a reel from the left. */
const perReel = <Item extends z.ZodMiniType>(item: Item, reels: number) => boundedArray(item, reels, reels);

/** The strip's symbol in the top row of each reel, by its index. */
export const stopsField = (reels: number) => perReel(indexField, reels);

/** Symbols by reel, each column from the top. */
export const windowField = (reels: number, rows: number) =>
  perReel(boundedArray(indexField, rows, rows), reels);
