import type { Db } from '../db/sql.ts';
import { isLikeAddress, type Place } from '../names/same-address.ts';
import { isLikeName } from '../names/same-name.ts';
import { excludedPlayers, isExcludedKnown, nameMark } from '../protection/public/exclusion-marks.ts';
import type { Sealer } from '../seal.ts';

interface Person {
  readonly account: string;
  readonly birthDate: string;
  readonly name: string | null;
  readonly addressLine: string;
  readonly city: string;
}

const placeOf = ({ addressLine, city }: Person): Place => ({ line: addressLine, city });

/** What two people have in common, in words for the operator; empty where it tells nothing. */
function likenessOf(a: Person, b: Person): string {
  const shared = [
    a.name && b.name && isLikeName(a.name, b.name) && 'name',
    a.birthDate === b.birthDate && 'birth date',
    isLikeAddress(placeOf(a), placeOf(b)) && 'address',
  ].filter(Boolean);
  return shared.length >= 2 ? shared.join(' and ') : '';
}

const person = (db: Db) => db`
  players.account, players.birth_date, coalesce(address_line, '') as address_line, coalesce(city, '') as city,
  coalesce(nullif(real_name, ''),
    (select real_name from kyc_attempts where player_id = players.id order by ordinal desc limit 1)) as name
  from players left join player_details on player_details.player_id = players.id`;

interface Asked {
  readonly playerId: string;
  /** As it was handed in; it need not be the player's yet. */
  readonly realName: string;
}

/**
 * Excluded people of whom two of name, birth date and address may be the player's: it may be the same person, and it may
 * not, so a person looks at it. Nobody is refused for it.
 */
export async function findExcludedLookAlikes(
  db: Db,
  /** Null where the keys are not at hand: erased accounts are then not found. */
  sealer: Sealer | null,
  { playerId, realName }: Asked,
): Promise<readonly string[]> {
  const [own] = await db<Person[]>`select ${person(db)} where players.id = ${playerId}`;
  if (!own) return [];
  const newcomer = { ...own, name: realName };
  const others = await db<Person[]>`
    select ${person(db)} where players.id in (${excludedPlayers(db)}) and players.id <> ${playerId}`;
  const found = others.flatMap((other) => {
    const likeness = likenessOf(newcomer, other);
    return likeness ? [`${likeness} of ${other.account} (excluded)`] : [];
  });
  if (found.length > 0 || !sealer) return found;
  if (!(await isExcludedKnown(db, sealer, nameMark(realName, own.birthDate)))) return [];
  return ['name and birth date of an erased account (excluded)'];
}
