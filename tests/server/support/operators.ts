import type { Sql } from '../../../server/db/sql.ts';
import { commands, hooks } from '../../../server/modules.ts';
import { skeletonOf } from '../../../server/ops/operator-names.ts';
import { operatorKeyHash } from '../../../server/ops/operators.ts';
import { type Command, parseCommand, runCommand } from '../../../server/ops/run-ops.ts';
import type { TestClock } from './app.ts';

/** Operators of every test database. */
const OPERATORS = ['olive', 'pim', 'rob', 'sue', 'tom'];

export const keyOf = (name: string | null): string => `the key of ${name}`;

export async function insertTestOperators(sql: Sql): Promise<void> {
  const rows = OPERATORS.map((name) => ({
    id: crypto.randomUUID(),
    name,
    skeleton: skeletonOf(name),
    keyHash: operatorKeyHash(keyOf(name)),
    madeAt: 0,
  }));
  await sql`insert into operators ${sql(rows)}`;
}

/** The output of a command that an operator has typed. */
export function commandAs(actor: string, words: readonly string[]): Command {
  const command = parseCommand(['--as', actor, ...words], commands);
  if (!command) throw new Error('help');
  return command;
}

/** Where the files of studios' games are, for the commands that need them. */
type Places = Pick<Parameters<typeof runCommand>[2], 'studioFiles' | 'report'>;

/** One command of an operator, and its output. */
export function operate(
  sql: Sql,
  now: number,
  actor: string,
  words: readonly string[],
  places: Places = {},
): Promise<string> {
  return runCommand(sql, commandAs(actor, words), {
    clock: { now: () => now },
    hooks,
    key: keyOf(actor),
    keys: null,
    ...places,
  });
}

/** The command line of Olive at the app's time; each command comes a millisecond after the previous one. */
export const operatorOf =
  (sql: Sql, app: { readonly clock: TestClock }) =>
  (...words: string[]): Promise<string> => {
    app.clock.advance(1);
    return operate(sql, app.clock.now(), 'olive', words);
  };

/** One command; `second` approves at once what needs two operators. */
export async function operateByTwo(
  sql: Sql,
  now: number,
  words: readonly string[],
  [first, second] = ['olive', 'pim'] as const,
  places: Places = {},
): Promise<string> {
  const say = await operate(sql, now, first, words, places);
  const [, approval] = /act approve (\S+)/.exec(say) ?? [];
  return approval ? operate(sql, now, second, ['act', 'approve', approval], places) : say;
}
