import { CallError } from '../call-error.ts';
import type { Context } from '../context.ts';

/** Windows of the budget; part of the rows' keys. */
const EVENT_WINDOW_MS = 60_000;

/** Beyond this number all addresses are cleared: the rows in the database still have them. */
const MAX_REMEMBERED = 10_000;

/**
 * Addresses whose budget is used up, with the end of their window. A cache of the shared rows, which stays valid
 * until that end, so that a refusal needs no query.
 */
const remembered = new WeakMap<Context, Map<string, number>>();

export const windowEnd = (now: number): number => (Math.floor(now / EVENT_WINDOW_MS) + 1) * EVENT_WINDOW_MS;

/** @throws CallError tooOften while the address's budget is known to be used up. */
export function assertEventBudget(context: Context, address: string): void {
  const until = remembered.get(context)?.get(address) ?? 0;
  const now = context.clock.now();
  if (until > now) throw tooManyEvents(until - now);
}

/** Records that the address has used up its budget. Returns the error to throw. */
export function closeEventBudget(context: Context, address: string): CallError {
  const now = context.clock.now();
  const until = windowEnd(now);
  let addresses = remembered.get(context);
  if (!addresses || addresses.size >= MAX_REMEMBERED) {
    addresses = new Map();
    remembered.set(context, addresses);
  }
  addresses.set(address, until);
  return tooManyEvents(until - now);
}

function tooManyEvents(waitMs: number): CallError {
  const retryAfter = Math.ceil(waitMs / 1000);
  return new CallError('tooOften', `Too many events from here; try again in ${retryAfter} s.`, {
    retryAfter,
  });
}
