import type { SessionInfo, UserInfo } from '../../../contract/profile/user.ts';
import { readSocialFields } from '../../auth/public/social-identities.ts';
import { readConfig } from '../../config/public/config-store.ts';
import type { Db } from '../../db/sql.ts';
import { readWallet } from '../../ledger/read-balance.ts';
import { readRestrictions } from '../../protection/public/restrictions.ts';
import { readStakedInSession } from '../../protection/public/staked-in-session.ts';
import { readVipLevel } from '../../rewards/public/vip-level.ts';
import { findAppearanceRow, findPlayerRow, findSessionRow } from '../profile-queries.ts';
import { imageAddress } from './avatars.ts';

type ProfileAppearance = Pick<UserInfo, 'nickname' | 'avatar' | 'avatarOther'>;

interface Levels {
  readonly vip: number;
  readonly userLevel: number;
}

/** Levels follow from the turnover; nothing of them is stored. */
async function readLevels(
  db: Db,
  { playerId, bet, now }: { playerId: string; bet: number; now: number },
): Promise<Levels> {
  const [vip, userLevels] = await Promise.all([
    readVipLevel(db, playerId, now),
    readConfig(db, 'userLevels'),
  ]);
  const reached = userLevels.filter(({ betAmount }) => betAmount <= bet);
  return { vip, userLevel: Math.max(0, ...reached.map(({ level }) => level)) };
}

/**
 * A player in wire format. Levels are those of `now`, in milliseconds since 1970.
 * @throws Error when there is no such player: a session always has a player.
 */
export async function readUserInfo(db: Db, playerId: string, now: number): Promise<UserInfo> {
  const [player, wallet] = await Promise.all([findPlayerRow(db, playerId), readWallet(db, playerId)]);
  if (!player) throw new Error(`no player ${playerId}`);
  const { coin, safebox, lottery, totalRecharge, bet, vipExp, exchange } = wallet;
  return {
    password: '',
    ...(await readSocialFields(db, playerId)),
    ...(await readLevels(db, { playerId, bet, now })),
    coin,
    safebox,
    lottery,
    totalRecharge,
    bet,
    vipExp,
    exchange,
    account: player.account,
    accountType: player.accountType,
    avatar: player.avatar,
    avatarOther: imageAddress(player.imageId),
    hasKyc: player.kycState,
    hasSafeboxPassword: player.hasSafeboxPassword,
    hasUserOther: player.hasUserOther,
    id: player.displayId,
    mobile: player.mobile,
    nickname: player.nickname || player.account,
    regPeriod: player.createdAt,
    uuid: player.id,
    pid: player.inviterCode ?? '',
    hasPassword: player.hasPassword,
  };
}

/** How the player is shown: name, avatar of the platform's set, address of an uploaded avatar. */
export async function readAppearance(db: Db, playerId: string): Promise<ProfileAppearance> {
  const row = await findAppearanceRow(db, playerId);
  if (!row) throw new Error(`no player ${playerId}`);
  return { nickname: row.nickname, avatar: row.avatar, avatarOther: imageAddress(row.imageId) };
}

interface AskedSession {
  readonly playerId: string;
  readonly sessionId: string;
  readonly now: number;
}

/** The running session with what it has staked and won in real money, and what holds for its player. */
export async function readSessionInfo(db: Db, asked: AskedSession): Promise<SessionInfo> {
  const { playerId, sessionId } = asked;
  const [session, totals, restrictions] = await Promise.all([
    findSessionRow(db, playerId, sessionId),
    readStakedInSession(db, playerId, sessionId),
    readRestrictions(db, asked),
  ]);
  if (!session) throw new Error(`no session ${sessionId}`);
  return { id: sessionId, ...session, ...totals, restrictions };
}
