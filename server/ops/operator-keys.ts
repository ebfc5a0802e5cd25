import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from '../settings.ts';

/** Whose key is used where none is named: the sandbox makes two operators, and this is the first. */
export const SANDBOX_OPERATORS = ['olive', 'pim'] as const;

/**
 * Where the sandbox writes its operators' keys. A real operation has none there: whoever reads one can act as that
 * operator.
 */
export const operatorKeyFile = (dataDir: string, name: string): string =>
  join(dataDir, 'operator-keys', name);

interface KeyQuery {
  readonly keyFile: string | null;
  readonly name: string | null;
}

function readKey(file: string): string {
  if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0)
    throw new SettingsError(`Others can read ${file}: chmod 600 it.`);
  return readFileSync(file, 'utf8').trim();
}

/**
 * The key that was passed, else the sandbox's; null without any.
 * @throws SettingsError for a file that cannot be used.
 */
export function findOperatorKey(
  { keyFile, name }: KeyQuery,
  { dataDir, env }: { dataDir: string; env: Readonly<Record<string, string | undefined>> },
): string | null {
  if (keyFile !== null) {
    if (!existsSync(keyFile)) throw new SettingsError(`There is no file ${keyFile}.`);
    return readKey(keyFile);
  }
  if (env.OPERATOR_KEY) return env.OPERATOR_KEY.trim();
  const known: readonly string[] = SANDBOX_OPERATORS;
  const who = name ?? SANDBOX_OPERATORS[0];
  const file = operatorKeyFile(dataDir, who);
  return known.includes(who) && existsSync(file) ? readKey(file) : null;
}
