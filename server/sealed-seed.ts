import { SERVER_SEED_BYTES } from '../maths/provably-fair.ts';
import type { Db, Fragment, Tx } from './db/sql.ts';
import { SealError, type Sealer } from './seal.ts';
import { sealerOf } from './seal-keys.ts';
import { type Settings, SettingsError } from './settings.ts';

/** Encrypts server seeds until they are revealed: whoever reads the database must not know a result before the players. */
export type SeedSealer = Pick<Sealer, 'seal' | 'open' | 'keyIds'>;

/** Its keys are read when a seed is first sealed or opened, so that a program without seeds needs none. */
export function createSeedSealer(settings: Pick<Settings, 'dataDir' | 'sealKeys'>): SeedSealer {
  return {
    seal: (plain, about) => sealerOf(settings).seal(plain, about),
    open: (sealed, about) => sealerOf(settings).open(sealed, about),
    get keyIds() {
      return sealerOf(settings).keyIds;
    },
  };
}

/** @param about table and key of its row: in another row it cannot be opened */
export const sealSeed = (sealer: SeedSealer, seed: Uint8Array, about: string): Buffer =>
  sealer.seal(seed, about);

/**
 * Nothing is cached: it takes microseconds, and a plain seed stays in memory no longer than its use.
 * @throws SealError without the key, and for a seed of another row
 */
export function openSeed(sealer: SeedSealer, sealed: Uint8Array, about: string): Buffer {
  const seed = sealer.open(sealed, about);
  if (seed.length !== SERVER_SEED_BYTES) throw new SealError(`not a seed: ${about}`);
  return seed;
}

/** Whether something failed because a key of the server is missing. */
export const isKeyMissing = (error: unknown): boolean =>
  error instanceof SealError || error instanceof SettingsError;

/** A seed as its row has it: sealed, or plain where it is revealed or was written by a version that sealed none. */
export interface StoredSeed {
  readonly serverSeed: Uint8Array | null;
  readonly sealedSeed: Uint8Array | null;
}

/** @throws SealError without the key, for a seed of another row, and where the row has neither */
export function readStoredSeed(
  sealer: SeedSealer,
  { serverSeed, sealedSeed }: StoredSeed,
  about: string,
): Uint8Array {
  if (sealedSeed) return openSeed(sealer, sealedSeed, about);
  if (serverSeed) return serverSeed;
  throw new SealError(`there is no seed: ${about}`);
}

/** A row whose seed is not revealed yet. */
export interface WaitingSeed extends StoredSeed {
  /** The primary key as one text. */
  readonly key: string;
}

/** The id of the key that sealed a column, as `keyIds` names it. Null where nothing is sealed. */
export const sealKeyId = (db: Db, column = db`sealed_seed`): Fragment =>
  db`encode(substring(${column} from 2 for 4), 'hex')`;

/** What binds a seed to its row. */
export const seedPlace = (table: string, key: string): string => `${table} ${key}`;

/** How the seeds of a table are sealed where they are not, and again with another key. */
export interface SeedTable {
  readonly name: string;
  /** Locks rows whose seed is not sealed, or sealed with one of these keys; those that others have locked are skipped. */
  lockSeeds(
    tx: Tx,
    wanted: { readonly keyIds: readonly string[]; readonly most: number },
  ): Promise<readonly WaitingSeed[]>;
  updateSeed(tx: Tx, key: string, sealedSeed: Buffer): Promise<void>;
  /** How many seeds wait, by the key that sealed them; null are those that are not sealed. */
  countSeeds(db: Db): Promise<readonly { readonly keyId: string | null; readonly seeds: number }[]>;
}
