import postgres from 'postgres';
import { connectionOptions } from './connection.ts';

interface DatabaseTypes extends Record<string, unknown> {
  bigint: number;
  date: number;
  day: string;
}

/** The pool. Rows come in camelCase; `bigint` is a safe integer, `timestamptz` is milliseconds since 1970. */
export type Sql = postgres.Sql<DatabaseTypes>;
/** A running transaction. */
export type Tx = postgres.TransactionSql<DatabaseTypes>;
/** Whatever a query can run on. */
export type Db = postgres.ISql<DatabaseTypes>;

/** @throws RangeError beyond 2^53: such a number would lose cents without a word. */
function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint out of range: ${text}`);
  return value;
}

/** `application` is what the database's own activity list shows. `max` is the pool's size in connections. */
export function openDatabase(databaseUrl: string, options: { application?: string; max?: number } = {}): Sql {
  return postgres({
    ...connectionOptions(databaseUrl),
    max: options.max ?? 10,
    idle_timeout: 60,
    connect_timeout: 10,
    onnotice: () => undefined,
    // A statement that hangs must not hold a connection for ever; nothing here takes seconds.
    connection: {
      application_name: options.application ?? 'app',
      statement_timeout: 15_000,
      TimeZone: 'UTC',
    },
    transform: { column: { from: postgres.toCamel, to: postgres.fromCamel } },
    types: {
      bigint: { to: 20, from: [20], serialize: (value: number) => String(value), parse: parseBigint },
      date: {
        to: 1184,
        from: [1114, 1184],
        serialize: (value: number | Date) => new Date(value).toISOString(),
        parse: (text: string) => Date.parse(text),
      },
      // A calendar day stays text: as a moment it would depend on somebody's time zone.
      day: { to: 1082, from: [1082], serialize: (value: string) => value, parse: (text: string) => text },
    },
  }) as Sql;
}

/** SQLSTATE of a database error; empty for anything else. */
export function sqlState(error: unknown): string {
  return error instanceof postgres.PostgresError ? error.code : '';
}
