import type { Db } from '../db/sql.ts';
import { isLikeAddress, type Place } from '../names/same-address.ts';
import { isLikeName } from '../names/same-name.ts';
import { isExcludedKnown, nameMark } from '../protection/public/exclusion-marks.ts';
import type { Sealer } from '../seal.ts';
import { findPerson, type Person, readExcludedPersons } from './kyc-player-queries.ts';

const placeOf = ({ addressLine, city }: Person): Place => ({ line: addressLine, city });

/** What two people have in common, as text for the operator; empty where it is not significant. */
function likenessOf(a: Person, b: Person): string {
  const shared = [
    a.name && b.name && isLikeName(a.name, b.name) && 'name',
    a.birthDate === b.birthDate && 'birth date',
    isLikeAddress(placeOf(a), placeOf(b)) && 'address',
  ].filter(Boolean);
  return shared.length >= 2 ? shared.join(' and ') : '';
}

interface IdentityQuery {
  readonly playerId: string;
  /** As it was submitted; it need not be the player's yet. */
  readonly realName: string;
}

/**
 * Excluded people of whom two of name, birth date and address match the player's: it may be the same person or not,
 * so an operator reviews it. Nobody is refused for it.
 */
export async function findExcludedLookAlikes(
  db: Db,
  /** Null where the keys are not available: erased accounts are then not found. */
  sealer: Sealer | null,
  { playerId, realName }: IdentityQuery,
): Promise<readonly string[]> {
  const own = await findPerson(db, playerId);
  if (!own) return [];
  const newcomer = { ...own, name: realName };
  const others = await readExcludedPersons(db, playerId);
  const found = others.flatMap((other) => {
    const likeness = likenessOf(newcomer, other);
    return likeness ? [`${likeness} of ${other.account} (excluded)`] : [];
  });
  if (found.length > 0 || !sealer) return found;
  if (!(await isExcludedKnown(db, sealer, nameMark(realName, own.birthDate)))) return [];
  return ['name and birth date of an erased account (excluded)'];
}
