import type { Db, Tx } from '../db/sql.ts';

interface StoredVersion {
  /** Name and version, like `royal-sevens@1`. */
  readonly maths: string;
  /** Hex. */
  readonly hash: string;
  readonly firstSeenAt: number;
}

/** A version that is stored stays as it is. */
export async function insertMissingVersions(
  tx: Tx,
  versions: readonly Pick<StoredVersion, 'maths' | 'hash'>[],
  now: number,
): Promise<void> {
  const rows = versions.map(({ maths, hash }) => ({
    maths,
    hash: Buffer.from(hash, 'hex'),
    firstSeenAt: now,
  }));
  await tx`insert into game_versions ${tx(rows)} on conflict do nothing`;
}

/** All that were ever played or offered, by name. */
export const readVersions = (db: Db): Promise<StoredVersion[]> =>
  db<StoredVersion[]>`
    select maths, encode(hash, 'hex') as hash, first_seen_at from game_versions order by maths`;
