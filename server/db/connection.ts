import type { Options } from 'postgres';

/**
 * Options of postgres.js for a database address. Accepts libpq's form of a socket address
 * too (`postgres://user@/name?host=/folder`), which postgres.js does not parse.
 */
export function connectionOptions(databaseUrl: string): Options<Record<string, never>> & { host?: string } {
  const url = new URL(databaseUrl);
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname);
  const ssl = url.searchParams.get('sslmode');
  return {
    ...(host && { host }),
    port: Number(url.searchParams.get('port') ?? (url.port || 5432)),
    database: decodeURIComponent(url.pathname.slice(1)),
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    ...(ssl && ssl !== 'disable' && { ssl: ssl as 'require' }),
  };
}

/** The same server and user, another database. */
export function withDatabase(databaseUrl: string, database: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `/${encodeURIComponent(database)}`;
  return url.href;
}
