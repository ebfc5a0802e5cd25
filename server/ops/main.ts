import './small-heap.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../context.ts';
import { openDatabase } from '../db/sql.ts';
import { commands, hooks } from '../modules.ts';
import { readSettings, type Settings, SettingsError } from '../settings.ts';
import { CommandError } from './command.ts';
import { findOperatorKey } from './operator-keys.ts';
import { helpText, parseCommand, runCommand } from './run-ops.ts';

/** The running product writes the address of its embedded database to its data folder. */
function findDatabase({ databaseUrl, dataDir }: Settings): string {
  const file = join(dataDir, 'database-url');
  if (databaseUrl) return databaseUrl;
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  throw new SettingsError(
    `Nothing runs on ${dataDir}: start the product first, or set DATA_DIR or DATABASE_URL.`,
  );
}

async function main(): Promise<string> {
  const command = parseCommand(process.argv.slice(2), commands);
  if (!command) return helpText(commands);
  const settings = readSettings(process.env);
  const key = findOperatorKey(command, { dataDir: settings.dataDir, env: process.env });
  const sql = openDatabase(findDatabase(settings), { application: 'ops', max: 1 });
  try {
    const { publicOrigin, studioFiles } = settings;
    const report = (line: string) => void process.stderr.write(`${line}\n`);
    const caller = { hooks, key, keys: settings, publicOrigin, studioFiles, report };
    return await runCommand(sql, command, { clock: systemClock, ...caller });
  } finally {
    await sql.end({ timeout: 2 });
  }
}

function explain(error: unknown): string {
  if (error instanceof CommandError || error instanceof SettingsError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ECONNREFUSED' || code === 'ENOENT' || code === 'CONNECT_TIMEOUT') {
    return 'The database does not answer: is the product running?';
  }
  return `That failed: ${message}`;
}

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
