import type { Db } from '../../db/sql.ts';
import { levelModeOf } from '../package/judge-mode.ts';
import { readModes } from '../publish/modes-text.ts';
import { mathsOf, type VersionKey } from '../studio-file-queries.ts';
import { findVersion } from '../studio-game-queries.ts';
import type { PreparedMode } from '../tables/prepared-mode.ts';
import type { LevelMode } from './levels.ts';

/** A way in which a round of a version is bought, with what decides it. */
export interface VersionMode extends LevelMode {
  /** As its package spells it. */
  readonly name: string;
  /** What it costs in levels, as its package writes it. */
  readonly costText: string;
  readonly prepared: PreparedMode;
}

/** A version that rounds are played by. */
export interface PlayedVersion extends VersionKey {
  readonly modes: readonly VersionMode[];
}

const MAX_KEPT = 50;

/** The versions that this process plays by: they never change. */
export class PlayedVersions {
  readonly #kept = new Map<string, PlayedVersion>();

  async read(db: Db, key: VersionKey): Promise<PlayedVersion> {
    const name = mathsOf(key);
    const known = this.#kept.get(name);
    if (known) return known;
    const read = await readPlayedVersion(db, key);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(name, read);
    return read;
  }
}

async function readPlayedVersion(db: Db, { game, version }: VersionKey): Promise<PlayedVersion> {
  const row = await findVersion(db, { game, version });
  if (!row) throw new Error(`there is no version ${version} of ${game}`);
  const prepared: readonly PreparedMode[] = JSON.parse(row.prepared);
  const modes = readModes(row.modes).map((mode, at) => {
    const own = prepared[at];
    if (own?.head.name !== mode.name) throw new Error(`mode ${mode.name} of ${game} is not prepared`);
    return { ...levelModeOf(mode), name: mode.name, costText: mode.costText, prepared: own };
  });
  return { game, version, modes };
}

/** By its name in any case. Null for an unknown one. */
export const findMode = ({ modes }: PlayedVersion, name: string): VersionMode | null =>
  modes.find((mode) => mode.name.toLowerCase() === name.toLowerCase()) ?? null;

/** The mode that a game begins with, which each has. */
export function baseMode(version: PlayedVersion): VersionMode {
  const base = findMode(version, 'base');
  if (!base) throw new Error(`${version.game} has no mode base`);
  return base;
}
