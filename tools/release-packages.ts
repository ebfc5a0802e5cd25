import fs from 'node:fs/promises';
import path from 'node:path';
import { systemClock } from '../server/context.ts';
import { openDatabase, type Sql } from '../server/db/sql.ts';
import { commands, hooks } from '../server/modules.ts';
import { CommandError } from '../server/ops/command.ts';
import { findOperatorKey, SANDBOX_OPERATORS } from '../server/ops/operator-keys.ts';
import { parseCommand, runCommand } from '../server/ops/run-ops.ts';
import { readSettings, type Settings } from '../server/settings.ts';
import { findGame } from '../server/studios/studio-game-queries.ts';
import { buildPackage } from './studio-packages/build/build-package.ts';
import { PACKAGES, type PackageName } from './studio-packages/build/packages.ts';

/**
 * Releases our own packages on a sandbox by the commands that another studio's would take, with the sandbox's two
 * operators. A package of which a version was ever released is left as it is; what an earlier run began is completed.
 */
const [ASKING, APPROVING] = SANDBOX_OPERATORS;

/** Runs a command as one of the sandbox's operators. @returns what it says */
async function operate(
  sql: Sql,
  { dataDir, studioFiles }: Settings,
  actor: string,
  ...words: string[]
): Promise<string> {
  const command = parseCommand(['--as', actor, ...words], commands);
  if (!command) throw new CommandError(`There is no command "${words.join(' ')}".`);
  const key = findOperatorKey(command, { dataDir, env: {} });
  return runCommand(sql, command, { clock: systemClock, hooks, key, keys: null, studioFiles });
}

/** The id of a release that waits for its second operator. */
async function findRequest(sql: Sql, settings: Settings, game: PackageName): Promise<string | undefined> {
  const lines = (await operate(sql, settings, ASKING, 'act', 'list')).split('\n');
  return lines.find((line) => line.includes(`\tstudio release ${game} `))?.split('\t')[0];
}

async function publish(sql: Sql, settings: Settings, game: PackageName, folder: string): Promise<void> {
  await buildPackage(game, folder);
  const { title, brand } = PACKAGES[game];
  const names = ['--game', game, '--name', title, '--brand', brand];
  const poster = path.join(folder, 'poster.webp');
  const say = await operate(sql, settings, ASKING, 'studio', 'publish', folder, ...names, '--poster', poster);
  // Published by a run whose request nobody approved in time.
  const [, version] = /^These bytes are version (\d+) /.exec(say) ?? [];
  if (version) await operate(sql, settings, ASKING, 'studio', 'release', game, version);
}

async function release(sql: Sql, settings: Settings, game: PackageName, folder: string): Promise<void> {
  const found = await findGame(sql, game);
  if (found && found.currentVersion !== null) return;
  if (!(await findRequest(sql, settings, game))) await publish(sql, settings, game, folder);
  const request = (await findRequest(sql, settings, game)) ?? '';
  await operate(sql, settings, APPROVING, 'act', 'approve', request);
}

const settings = readSettings(process.env);
// One folder for all runs: what a killed one has left is removed by the next.
const folder = path.resolve(settings.dataDir, 'studio-packages');
const sql = openDatabase(settings.databaseUrl ?? '', { application: 'release packages', max: 1 });
try {
  for (const game of Object.keys(PACKAGES) as PackageName[])
    await release(sql, settings, game, path.join(folder, game));
} finally {
  await fs.rm(folder, { recursive: true, force: true });
  await sql.end({ timeout: 2 });
}
