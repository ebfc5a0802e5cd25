import { randomBytes } from 'node:crypto';
import type { Work } from '../context.ts';
import type { Db, Sql } from '../db/sql.ts';
import type { Sealer } from '../seal.ts';
import { sealerOf } from '../seal-keys.ts';
import type { Settings } from '../settings.ts';
import { CommandError, executeCommand, type OperatorCommand } from './command.ts';
import { authenticate, countOperators, FIRST_OPERATORS } from './operators.ts';
import { actsOfTwo, needsTwoOperators, requestApproval } from './two-operators.ts';

/** Extended by the commands to approve one of them. */
const withApproval = (own: readonly OperatorCommand[]): readonly OperatorCommand[] => [
  ...own,
  ...actsOfTwo(own),
];

export function helpText(own: readonly OperatorCommand[]): string {
  const calls = withApproval(own).map(({ name, usage, about }) => ({
    call: `${name} ${usage}`.trim(),
    about,
  }));
  const width = Math.max(...calls.map(({ call }) => call.length));
  const lines = calls.map(({ call, about }) => `  ${call.padEnd(width)}  ${about}`);
  return [
    'Usage: npm run ops -- [--as <your name>] [--key-file <file>] <command>',
    'Your key: OPERATOR_KEY, or the file.',
    '',
    ...lines,
  ].join('\n');
}

export interface Command {
  readonly act: OperatorCommand;
  readonly args: readonly string[];
  /** The name given by the caller; null: the key decides. */
  readonly name: string | null;
  readonly keyFile: string | null;
}

/**
 * A command of `own`, or of those that approve one of them. Null when help was asked for.
 * @throws CommandError for a command that does not exist.
 */
export function parseCommand(argv: readonly string[], own: readonly OperatorCommand[]): Command | null {
  let words = [...argv];
  const options: Record<string, string> = {};
  while (words[0] === '--as' || words[0] === '--key-file') {
    const [option = '', value = ''] = words;
    if (value === '') throw new CommandError(`Missing: the value of ${option}.`);
    options[option] = value;
    words = words.slice(2);
  }
  if (words.length === 0 || /^(-h|--help|help)$/.test(words[0] ?? '')) return null;
  const name = words.slice(0, 2).join(' ');
  const act = withApproval(own).find((found) => found.name === name);
  if (!act) throw new CommandError(`There is no command "${name}". See: npm run ops -- help`);
  return { act, args: words.slice(2), name: options['--as'] ?? null, keyFile: options['--key-file'] ?? null };
}

/** For a caller without keys. */
function noSealer(): Sealer {
  throw new CommandError(
    'This command needs the keys of the platform: run it where SEAL_KEYS or DATA_DIR is set.',
  );
}

function noFolder(): string {
  throw new CommandError('This command needs the folder of studios’ files: run it where DATA_DIR is set.');
}

interface Caller {
  readonly actor: string;
  readonly operatorId: string | null;
}

async function callerOf(db: Db, { act, name }: Command, key: string | null): Promise<Caller> {
  if (act.isOpenToFirst && !key && (await countOperators(db)) < FIRST_OPERATORS)
    return { actor: 'set-up', operatorId: null };
  const operator = await authenticate(db, key, name);
  return { actor: operator.name, operatorId: operator.id };
}

interface Calling extends Pick<Work, 'clock' | 'hooks'> {
  /** The operator's own. */
  readonly key: string | null;
  /** Where the platform's keys are; null for a caller without them. */
  readonly keys: Pick<Settings, 'dataDir' | 'sealKeys'> | null;
  /** Null or missing where the settings do not name the site's address. */
  readonly publicOrigin?: string | null;
  /** The folder of studios' files; missing for a caller without one. */
  readonly studioFiles?: string;
  /** Shows a line of a command that is still running. */
  readonly report?: (line: string) => void;
}

/** @returns what the operator reads. */
export async function runCommand(
  sql: Sql,
  command: Command,
  { clock, hooks, key, keys, publicOrigin = null, studioFiles: folder, report = () => undefined }: Calling,
): Promise<string> {
  const { act, args } = command;
  const now = clock.now();
  const sealer = keys ? () => sealerOf(keys, false) : noSealer;
  const studioFiles = folder === undefined ? noFolder : () => folder;
  try {
    // Before any external service is called, too.
    const caller = await callerOf(sql, command, key);
    const fetched = (await act.fetch?.(args, { studioFiles, report })) ?? '';
    const done = await sql.begin(async (tx) => {
      // Adding up a whole ledger takes longer than any call.
      await tx`set local statement_timeout = 0`;
      const random = (count: number) => new Uint8Array(randomBytes(count));
      const places = { sealer, publicOrigin, studioFiles };
      const request = { tx, args, ...caller, now, clock, random, ...places, fetched, hooks };
      return (await needsTwoOperators(act, request))
        ? requestApproval(act, request)
        : executeCommand(act, request);
    });
    done.afterwards?.();
    return done.secret === undefined ? done.say : `${done.say}\n${done.secret}`;
  } catch (error) {
    if (!(error instanceof CommandError) || !error.message.startsWith('Missing')) throw error;
    throw new CommandError(`${error.message} Usage: ${act.name} ${act.usage}`);
  }
}
