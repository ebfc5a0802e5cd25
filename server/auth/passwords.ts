import { hash, verify } from '@node-rs/argon2';
import { CallError } from '../call-error.ts';
import { createConcurrencyLimiter } from '../concurrency-limiter.ts';

/** The library hashes by argon2id; 19 MiB and two passes take about 26 ms of one core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two at once: more would starve the rest of the process. A queue of a hundred takes some seconds. */
const limiter = createConcurrencyLimiter({ atOnce: 2, maxQueued: 100 });

const runLimited = <T>(work: () => Promise<T>): Promise<T> =>
  limiter.run(
    work,
    () => new CallError('tooOften', 'Too many sign-ins at once; try again in 5 s.', { retryAfter: 5 }),
  );

export function hashPassword(password: string): Promise<string> {
  return runLimited(() => hash(password.normalize('NFC'), COST));
}

/**
 * `mayTry` is called when the work starts and before anything is checked: a request that is rejected by a
 * full queue does not count as a try.
 * @throws CallError tooOften while the queue is full.
 */
export function isPassword(
  passwordHash: string,
  password: string,
  mayTry: () => Promise<boolean> = async () => true,
): Promise<boolean> {
  return runLimited(async () => (await mayTry()) && (await verify(passwordHash, password.normalize('NFC'))));
}

let madeHash: Promise<string> | null = null;

/** Hash of a password that no account has. */
export function nobodysHash(): Promise<string> {
  madeHash ??= hashPassword('nobody has this password').catch((error: unknown) => {
    // A failed computation must not stay cached for all later calls.
    madeHash = null;
    throw error;
  });
  return madeHash;
}

/** Takes as long as a real check, so that timing does not reveal which accounts exist. */
export async function checkNobody(password: string): Promise<false> {
  await isPassword(await nobodysHash(), password);
  return false;
}
