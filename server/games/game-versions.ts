import { GAMES } from '../../games/game-list.ts';
import type { Tx } from '../db/sql.ts';
import { insertMissingVersions, readVersions } from './game-version-queries.ts';

/** The name and the hash of every version that this build knows. */
const BUILD_VERSIONS = GAMES.flatMap(({ versions }) => versions.map(({ maths, hash }) => ({ maths, hash })));

/**
 * Stores the versions that are new. Rounds name their version only, so that a name must never stand for other mathematics.
 * @throws Error for a version whose hash is another one than when it was first seen: the server does not start with it
 */
export async function saveGameVersions(
  tx: Tx,
  now: number,
  versions: readonly { readonly maths: string; readonly hash: string }[] = BUILD_VERSIONS,
): Promise<void> {
  await insertMissingVersions(tx, versions, now);
  const stored = new Map((await readVersions(tx)).map(({ maths, hash }) => [maths, hash]));
  const changed = versions.find(({ maths, hash }) => stored.get(maths) !== hash);
  if (changed)
    throw new Error(`The mathematics of ${changed.maths} have changed: a changed version gets a new name.`);
}
