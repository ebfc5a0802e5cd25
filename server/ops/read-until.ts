import { readTimestamp } from '../strict-json.ts';
import { CommandError } from './command.ts';

const MINUTE_MS = 60_000;

/**
 * A time to come as an operator types it: minutes from now, or an ISO moment with its zone.
 * @throws CommandError for anything else, and for what has passed
 */
export function readUntil(text: string, now: number): number {
  const at = /^\d{1,5}$/.test(text) ? now + Number(text) * MINUTE_MS : readTimestamp(text);
  if (at === null)
    throw new CommandError(`"${text}" is neither minutes nor a time like 2027-03-10T18:00:00Z.`);
  if (at <= now) throw new CommandError(`"${text}" has passed already.`);
  return at;
}
