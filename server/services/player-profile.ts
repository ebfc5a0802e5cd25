import type { SessionInfo, UserInfo } from '../../contract/entities/user.ts';
import type { Db } from '../db/sql.ts';
import { readWallet } from '../ledger/read-balance.ts';
import { readConfig } from './config-store.ts';
import { readSessionTotals } from './game-sessions.ts';
import { readSocialFields } from './social-identities.ts';

interface PlayerRow {
  id: string;
  displayId: number;
  account: string;
  nickname: string;
  avatar: string;
  mobile: string;
  kycState: number;
  inviteCode: string;
  inviterCode: string | null;
  hasSafeboxPassword: boolean;
  hasUserOther: boolean;
  hasPassword: boolean;
  accountType: number;
  createdAt: number;
}

interface Levels {
  readonly vip: number;
  readonly userLevel: number;
}

/** The highest level whose need is met. */
function highest<L extends { level: number }>(
  levels: readonly L[],
  isReached: (level: L) => boolean,
): number {
  return Math.max(0, ...levels.filter(isReached).map(({ level }) => level));
}

/** Levels follow from the turnover; nothing of them is stored. */
export async function readLevels(db: Db, wallet: { vipExp: number; bet: number }): Promise<Levels> {
  const [vipLevels, userLevels] = await Promise.all([
    readConfig(db, 'vipLevels'),
    readConfig(db, 'userLevels'),
  ]);
  return {
    vip: highest(vipLevels, ({ experience }) => experience <= wallet.vipExp),
    userLevel: highest(userLevels, ({ betAmount }) => betAmount <= wallet.bet),
  };
}

/**
 * A player as the wire tells it.
 * @throws Error when there is no such player: a session cannot belong to nobody.
 */
export async function readUserInfo(db: Db, playerId: string): Promise<UserInfo> {
  const [[player], wallet] = await Promise.all([
    db<PlayerRow[]>`
      select players.*, inviter.invite_code as inviter_code,
        exists (select from safebox_credentials where player_id = players.id) as has_safebox_password,
        exists (select from credentials where player_id = players.id) as has_password,
        exists (select from player_details where player_id = players.id and real_name <> '') as has_user_other
      from players left join players as inviter on inviter.id = players.invited_by
      where players.id = ${playerId}`,
    readWallet(db, playerId),
  ]);
  if (!player) throw new Error(`no player ${playerId}`);
  const { coin, safebox, lottery, totalRecharge, bet, vipExp, exchange } = wallet;
  return {
    password: '',
    avatarOther: '',
    ...(await readSocialFields(db, playerId)),
    ...(await readLevels(db, wallet)),
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

/** The running session with what it has staked and won in real money. */
export async function readSessionInfo(db: Db, playerId: string, sessionId: string): Promise<SessionInfo> {
  const [[session], totals] = await Promise.all([
    db<{ startedAt: number; lastSignInAt: number | null }[]>`
      select started_at, last_sign_in_at from sessions where player_id = ${playerId} and id = ${sessionId}`,
    readSessionTotals(db, playerId, sessionId),
  ]);
  if (!session) throw new Error(`no session ${sessionId}`);
  return { id: sessionId, ...session, ...totals };
}
