import { openDatabase, type Sql } from './sql.ts';

/** A probe has two seconds at most; the rest is for transport. */
const ANSWER_MS = 1_500;
const LIMITS = { statement: 1_000, idleInTransaction: 1_000, connect: 1_000 };

/** Checks whether the database answers, always within two seconds. */
export interface Readiness {
  /** The error, where the database does not answer in time; null when it does. */
  check(): Promise<unknown>;
  end(): Promise<void>;
}

/** Has a connection of its own: a busy pool must not make the process appear dead. */
export function createReadiness(databaseUrl: string): Readiness {
  const open = () => openDatabase(databaseUrl, { application: 'readiness', max: 1, limits: LIMITS });
  let sql = open();
  let asking: Promise<unknown> | null = null;

  async function probe(): Promise<unknown> {
    const asked = sql;
    try {
      await withTimeout(ANSWER_MS, asked`select 1`);
      return null;
    } catch (error) {
      // A connection that hangs would block every later probe.
      sql = open();
      void disconnect(asked);
      return error;
    }
  }

  return {
    check() {
      asking ??= probe().finally(() => {
        asking = null;
      });
      return asking;
    },
    end: () => disconnect(sql),
  };
}

const disconnect = (sql: Sql): Promise<void> => sql.end({ timeout: 0 }).catch(() => undefined);

async function withTimeout(ms: number, work: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${ms} ms`)), ms);
  try {
    await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
