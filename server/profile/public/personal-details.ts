import type { UserOther } from '../../../contract/profile/detail-calls.ts';
import { comparableName } from '../../../contract/wallet/withdraw-rules.ts';
import type { Db } from '../../db/sql.ts';
import { findDetailsRow, insertMissingDetails, saveAddress } from '../personal-details-queries.ts';

export { readRealName, saveRealName } from '../personal-details-queries.ts';

export async function readDetails(db: Db, playerId: string): Promise<UserOther> {
  const row = await findDetailsRow(db, playerId);
  if (!row) throw new Error(`no player ${playerId}`);
  const { realName, email, addressLine, city, region, postCode, birthDate, nationality } = row;
  return {
    realName,
    isNameFixed: realName !== '',
    email,
    address: { line: addressLine, city, region, postCode },
    birthDate,
    nationality,
  };
}

export const tidy = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** Two parts at least, of letters and the separators of names. */
export const isName = (name: string): boolean =>
  /^[\p{L}\p{M}][\p{L}\p{M} .,'’-]*$/u.test(name) && comparableName(name).replaceAll(' ', '').length >= 2;

interface NewAddress {
  readonly playerId: string;
  readonly address: UserOther['address'];
  readonly now: number;
}

export async function writeAddress(db: Db, { playerId, address, now }: NewAddress): Promise<void> {
  const { line, city, region, postCode } = address;
  await insertMissingDetails(db, playerId, now);
  const tidied = { line: tidy(line), city: tidy(city), region: tidy(region), postCode: tidy(postCode) };
  await saveAddress(db, { playerId, address: tidied, now });
}
