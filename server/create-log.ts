import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

/** The details of a database error may contain a whole row: names, numbers of accounts, hashes. */
const TELLS_ROWS = new Set([
  'detail',
  'where',
  'internal_query',
  'query',
  'parameters',
  'args',
  'cause',
  'response',
  'payload',
  'claims',
]);

/** The cause of an error with its stack, without row values from the database. */
function plainError(error: Error): Record<string, unknown> {
  const told = Object.entries(stdSerializers.err(error));
  return Object.fromEntries(told.filter(([name]) => !TELLS_ROWS.has(name) && name !== 'raw'));
}

/** The server's log: one JSON line an event, to standard output or a given stream. */
export function createLog(level: string, stream?: DestinationStream): Logger {
  const options = { level, base: { pid: process.pid }, serializers: { err: plainError } };
  return stream ? pino(options, stream) : pino(options);
}
