import { CallError } from '../call-error.ts';
import type { Tx } from '../db/sql.ts';
import { isTaken } from './new-player.ts';
import { clearUnprovenPhone, type GivenPhone, savePhone } from './phone-queries.ts';

/**
 * Assigns a number to a player. Whoever enters the code of a number takes it from an account that had only claimed
 * it: otherwise an attacker could open an account in advance with somebody's number.
 * @throws CallError phoneTaken
 */
export async function linkPhone(tx: Tx, given: GivenPhone): Promise<void> {
  const { phone, provenAt } = given;
  if (provenAt !== null) await clearUnprovenPhone(tx, phone);
  try {
    await savePhone(tx, given);
  } catch (error) {
    if (!isTaken(error, /players_mobile_key/)) throw error;
    throw new CallError('phoneTaken', 'The number belongs to another account.');
  }
}
