import type { getAfterLoginInfoWeb, logout, preLogin, refreshData } from '../../contract/calls/auth.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { originsOf } from '../http/origins.ts';
import { idsOf, readActivitiesFor } from './activities.ts';
import { readAppConfig } from './app-config.ts';
import { readGameData } from './game-likes.ts';
import { readPayoutAccounts } from './payout-accounts.ts';
import { noteDevice } from './player-devices.ts';
import { readSessionInfo, readUserInfo } from './player-profile.ts';
import { register } from './registration.ts';
import { endSession } from './sessions.ts';
import { shareUrlsOf } from './share-urls.ts';
import { signIn } from './sign-in.ts';

const signOut: Handler<typeof logout> = async (_body, request) => {
  if (!request.player) return {};
  const { id, sessionId } = request.player;
  const { sql, clock } = request.context;
  await endSession(sql, { playerId: id, sessionId, now: clock.now() });
  return {};
};

const refresh: Handler<typeof refreshData> = async (_body, request) => {
  const { id, sessionId } = memberOf(request);
  const { sql } = request.context;
  const [userInfo, session] = await Promise.all([readUserInfo(sql, id), readSessionInfo(sql, id, sessionId)]);
  const { coin, lottery, vip, vipExp, userLevel, bet, hasPassword, totalRecharge, hasKyc } = userInfo;
  return { coin, lottery, vip, vipExp, userLevel, bet, hasPassword, totalRecharge, hasKyc, session };
};

/** A token that opens nothing never comes here: the route answers code 401 in the body. */
const preflight: Handler<typeof preLogin> = async ({ gameListVersion }, request) => {
  const { player, context } = request;
  const { games, ...config } = await readAppConfig(request);
  const [userInfo, session] = player
    ? await Promise.all([
        readUserInfo(context.sql, player.id),
        readSessionInfo(context.sql, player.id, player.sessionId),
      ])
    : [null, null];
  const isCurrent = gameListVersion === config.gameListVersion;
  return { ...config, ...(isCurrent ? {} : { games }), userInfo, session };
};

const afterLogin: Handler<typeof getAfterLoginInfoWeb> = async ({ deviceId }, request) => {
  const { id } = memberOf(request);
  const { context } = request;
  const { sql, clock } = context;
  const [gameData, activityMap, accounts, [player]] = await Promise.all([
    readGameData(sql, id),
    readActivitiesFor(request),
    readPayoutAccounts(sql, id),
    sql<{ inviteCode: string; displayId: number; firstRecharge: number | null }[]>`
      select invite_code, display_id,
        (select min(settled_at) from deposits where player_id = ${id} and state = 'paid') as first_recharge
      from players where id = ${id}`,
    noteDevice(sql, { playerId: id, deviceId, now: clock.now() }),
  ]);
  const inviteCode = player?.inviteCode ?? '';
  return {
    appGameDataUser: {
      ...gameData,
      appUserBank: accounts.find(({ isDefault }) => isDefault) ?? null,
      appUserBankList: accounts,
      firstRecharge: player?.firstRecharge ?? null,
      shareUrlMap: shareUrlsOf(originsOf(request.requestUrl, context.settings).app, inviteCode),
    },
    inviteCode,
    aid: String(player?.displayId ?? ''),
    activityIds: { activityIds: idsOf(activityMap), activityMap },
  };
};

export const authHandlers = {
  accountRegist: register,
  accountLogin: signIn,
  logout: signOut,
  refreshData: refresh,
  preLogin: preflight,
  getAfterLoginInfoWeb: afterLogin,
};
