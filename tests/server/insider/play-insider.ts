import { randomInt } from 'node:crypto';
import { SERVER_SEED_BYTES } from '../../../maths/provably-fair.ts';
import type { Sql } from '../../../server/db/sql.ts';
import type { SeedSealer } from '../../../server/sealed-seed.ts';
import type { Called, TestApp } from '../support/app.ts';
import { readCandidates } from './read-database.ts';

/** A result that an insider wants to know before they play for it. */
interface NextResult {
  /** The published commitment of the seed that decides it. Hex. */
  readonly commit: string;
  /** Plays the move that wins if this is the server seed. Returns whether it won. */
  play(serverSeed: string): Promise<boolean>;
}

/** Something that is played for. */
export interface InsiderProduct {
  readonly name: string;
  /** Chance of a move that was chosen without knowledge. From 0 to 1. */
  readonly chance: number;
  /** Others put seeds into it that nobody else knows: even who has the server seed wins no more often than `chance`. */
  readonly isSharedByOthers?: boolean;
  /** How many of its results wait at the same time, where that is limited. */
  readonly waitAtOnce?: number;
  /** The next result of a player. */
  next(app: TestApp): Promise<NextResult>;
}

export interface InsiderResult {
  readonly plays: number;
  /** How often the database had the seed. */
  readonly found: number;
  readonly won: number;
}

/** Results that wait at once while the database is read, unless a product has fewer. */
const MAX_BATCH = 20;

/**
 * An insider who reads all of the database while results wait to be played for: a value whose hash is the published
 * commitment is the seed; where there is none, they play as if some value of the database were it.
 */
export async function playInsider(
  { sql, app }: { readonly sql: Sql; readonly app: TestApp },
  product: InsiderProduct,
  plays: number,
): Promise<InsiderResult> {
  const batch = product.waitAtOnce ?? MAX_BATCH;
  let found = 0;
  let won = 0;
  for (let played = 0; played < plays; played += batch) {
    const results: NextResult[] = [];
    for (let at = played; at < Math.min(plays, played + batch); at += 1)
      results.push(await product.next(app));
    const candidates = await readCandidates(sql);
    const seeds = [...candidates.values()];
    for (const { commit, play } of results) {
      const seed = candidates.get(commit);
      if (seed !== undefined) found += 1;
      const guess = seeds[randomInt(Math.max(1, seeds.length))] ?? '00'.repeat(SERVER_SEED_BYTES);
      if (await play(seed ?? guess)) won += 1;
    }
  }
  return { plays, found, won };
}

/** How unlikely it must be that somebody who knows nothing wins more often. */
const TAIL = 1e-6;

/** So many that chance does not explain it when all of them win. */
export const playsToTell = (chance: number): number => Math.ceil(Math.log(TAIL) / Math.log(chance));

/** The most wins of so many plays that chance explains. */
export function mostByChance(plays: number, chance: number): number {
  let term = (1 - chance) ** plays;
  let below = 0;
  for (let wins = 0; wins < plays; wins += 1) {
    below += term;
    if (1 - below < TAIL) return wins;
    term *= ((plays - wins) / (wins + 1)) * (chance / (1 - chance));
  }
  return plays;
}

/** The sealer of a platform that stores seeds plainly: the insider must see through that one. */
export const PLAIN_SEALER: SeedSealer = {
  seal: (plain) => Buffer.from(plain),
  open: (sealed) => Buffer.from(sealed),
  keyIds: ['00000000'],
};

/** @throws Error for a refusal, which would count as a loss */
export function dataOf({ code, msg, data }: Called): Called['data'] {
  if (code !== 0) throw new Error(`refused: ${code} ${msg}`);
  return data;
}

/** A client seed for which the seeds win. @throws Error where none of many does */
export function winningClientSeed(wins: (clientSeed: string) => boolean): string {
  for (let tries = 0; tries < 100_000; tries += 1) {
    const clientSeed = `insider-${tries}`;
    if (wins(clientSeed)) return clientSeed;
  }
  throw new Error('no client seed wins');
}
