import type { Sql } from '../../../server/db/sql.ts';

/** The same pool with a counter of the statements that were written with it. */
export function countStatements(pool: Sql): { readonly sql: Sql; statements(): number } {
  let statements = 0;
  const sql = new Proxy(pool, {
    apply(target, self, args: unknown[]) {
      if (Array.isArray(args[0]) && 'raw' in args[0]) statements++;
      return Reflect.apply(target as never, self, args);
    },
  });
  return { sql, statements: () => statements };
}
