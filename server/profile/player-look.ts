import type { UserInfo } from '../../contract/profile/user.ts';
import type { Db } from '../db/sql.ts';
import { imageAddress } from './avatars.ts';
import { findLookRow } from './profile-queries.ts';

type Appearance = Pick<UserInfo, 'nickname' | 'avatar' | 'avatarOther'>;

/** How the player is shown, and whether their name on documents is known. */
export async function readLook(
  db: Db,
  playerId: string,
): Promise<Appearance & Pick<UserInfo, 'hasUserOther'>> {
  const row = await findLookRow(db, playerId);
  if (!row) throw new Error(`no player ${playerId}`);
  const { imageId, ...look } = row;
  return { ...look, avatarOther: imageAddress(imageId) };
}

/** How the player is shown: name, avatar of the platform's set, address of an uploaded avatar. */
export async function readAppearance(db: Db, playerId: string): Promise<Appearance> {
  const { nickname, avatar, avatarOther } = await readLook(db, playerId);
  return { nickname, avatar, avatarOther };
}
