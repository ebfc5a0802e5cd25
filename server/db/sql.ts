import postgres from 'postgres';
import { connectionOptions } from './connection.ts';
import { guardPool } from './guard-pool.ts';

interface DatabaseTypes extends Record<string, unknown> {
  bigint: number;
  date: number;
  day: string;
}

type Work<Scope, T> = (tx: Scope) => T | Promise<T>;

/** As the driver has it: an array of promises is waited for. */
type UnwrappedRows<T> = T extends unknown[] ? { [K in keyof T]: Awaited<T[K]> } : T;

declare const kind: unique symbol;

/** The pool. Rows come in camelCase; `bigint` is a safe integer, `timestamptz` is milliseconds since 1970. */
export interface Sql extends postgres.Sql<DatabaseTypes> {
  readonly [kind]: 'pool';
  begin<T>(work: Work<Tx, T>): Promise<UnwrappedRows<T>>;
  begin<T>(options: string, work: Work<Tx, T>): Promise<UnwrappedRows<T>>;
}

/** A running transaction. */
export interface Tx extends postgres.TransactionSql<DatabaseTypes> {
  readonly [kind]: 'transaction';
  savepoint<T>(work: Work<Tx, T>): Promise<UnwrappedRows<T>>;
  savepoint<T>(name: string, work: Work<Tx, T>): Promise<UnwrappedRows<T>>;
}

/** Whatever a query can run on: for reads that a transaction makes as well. */
export type Db = postgres.ISql<DatabaseTypes>;

/** A part of a statement. */
export type Fragment = postgres.PendingQuery<postgres.Row[]>;

/** @throws RangeError beyond 2^53: such a number would silently lose cents. */
function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint out of range: ${text}`);
  return value;
}

/** Time limits of a pool, in milliseconds; 0 is unlimited. */
export interface PoolLimits {
  readonly statement: number;
  /** An idle transaction: its process hangs, and its locks block all others. */
  readonly idleInTransaction: number;
  /** Waiting for a free connection; not set: unlimited. */
  readonly turn?: number;
  /** Connecting to the database. */
  readonly connect: number;
}

/** For operators' commands and tools, where a person waits. */
const PATIENT_LIMITS: PoolLimits = { statement: 15_000, idleInTransaction: 60_000, connect: 10_000 };

/** For the server: no caller waits longer than this. */
export const SERVER_LIMITS: PoolLimits = {
  statement: 8_000,
  idleInTransaction: 10_000,
  turn: 2_000,
  connect: 2_000,
};

interface PoolOptions {
  /** The application name in the database's activity list. */
  readonly application?: string;
  /** The pool's size in connections. */
  readonly max?: number;
  readonly limits?: PoolLimits;
}

export function openDatabase(databaseUrl: string, options: PoolOptions = {}): Sql {
  const limits = options.limits ?? PATIENT_LIMITS;
  const pool = postgres({
    ...connectionOptions(databaseUrl),
    max: options.max ?? 10,
    idle_timeout: 60,
    connect_timeout: limits.connect / 1000,
    onnotice: () => undefined,
    connection: {
      application_name: options.application ?? 'app',
      statement_timeout: limits.statement,
      idle_in_transaction_session_timeout: limits.idleInTransaction,
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
      // A calendar day stays text: as a timestamp it would depend on a time zone.
      day: { to: 1082, from: [1082], serialize: (value: string) => value, parse: (text: string) => text },
    },
  });
  return guardPool(pool, limits.turn) as unknown as Sql;
}

/** SQLSTATE of a database error; empty for anything else. */
export function sqlState(error: unknown): string {
  return error instanceof postgres.PostgresError ? error.code : '';
}
