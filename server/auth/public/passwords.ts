import { hash, verify } from '@node-rs/argon2';
import { CallError } from '../../call-error.ts';
import { createTurnstile } from '../../turnstile.ts';

/** argon2id by default; 19 MiB and two passes take about 26 ms of one core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two at once: more would starve the rest of the process. A hundred in line are some seconds' worth. */
const turnstile = createTurnstile({ atOnce: 2, line: 100 });

const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  turnstile.pass(
    work,
    () => new CallError('tooOften', 'Too many sign-ins at once; try again in 5 s.', { retryAfter: 5 }),
  );

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC'), COST));
}

/**
 * `mayTry` is asked when the turn has come and before anything is checked: whoever is turned away for the
 * crowd has not tried.
 * @throws CallError tooOften while too many stand in line.
 */
export function isPassword(
  passwordHash: string,
  password: string,
  mayTry: () => Promise<boolean> = async () => true,
): Promise<boolean> {
  return inTurn(async () => (await mayTry()) && (await verify(passwordHash, password.normalize('NFC'))));
}

let madeHash: Promise<string> | null = null;

/** Of a password that nobody has. */
export function nobodysHash(): Promise<string> {
  madeHash ??= hashPassword('nobody has this password').catch((error: unknown) => {
    // One who came in a crowd must not spoil it for everybody after.
    madeHash = null;
    throw error;
  });
  return madeHash;
}

/** Takes as long as a real check, so that time does not tell which accounts exist. */
export async function checkNobody(password: string): Promise<false> {
  await isPassword(await nobodysHash(), password);
  return false;
}
