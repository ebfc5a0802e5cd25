/** A database that cannot be started or brought up to date; the message is one line for the person who started it. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
}
