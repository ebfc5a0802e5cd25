import type { Sql } from '../../../server/db/sql.ts';
import { parseCommand, runCommand } from '../../../server/ops/run-ops.ts';

/** One command of an operator, as they read its answer. */
export function operate(sql: Sql, now: number, actor: string, words: readonly string[]): Promise<string> {
  const command = parseCommand(['--as', actor, ...words], 'root');
  if (!command) throw new Error('help');
  return runCommand(sql, command, now);
}

/** The same; what takes two operators is approved by `second` at once. */
export async function operateByTwo(
  sql: Sql,
  now: number,
  words: readonly string[],
  [first, second] = ['olive', 'pim'] as const,
): Promise<string> {
  const say = await operate(sql, now, first, words);
  const [, wish] = /act approve (\S+)/.exec(say) ?? [];
  return wish ? operate(sql, now, second, ['act', 'approve', wish]) : say;
}
