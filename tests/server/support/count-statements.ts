import type { Sql } from '../../../server/db/sql.ts';

/** The same pool with a counter of the statements that ran on it: a fragment within another is none. */
export function countStatements(pool: Sql): { readonly sql: Sql; statements(): number } {
  let statements = 0;
  const countWhenRun = (query: PromiseLike<unknown>) => {
    const wait = query.then.bind(query);
    // biome-ignore lint/suspicious/noThenProperty: a query of the driver runs when somebody waits for it.
    query.then = (...listeners) => {
      statements += 1;
      return wait(...listeners);
    };
  };
  const sql = new Proxy(pool, {
    apply(target, self, args: unknown[]) {
      const made: unknown = Reflect.apply(target as never, self, args);
      if (Array.isArray(args[0]) && 'raw' in args[0]) countWhenRun(made as PromiseLike<unknown>);
      return made;
    },
  });
  return { sql, statements: () => statements };
}
