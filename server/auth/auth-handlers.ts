import type { logout } from '../../contract/auth/auth-calls.ts';
import type { AppConfig } from '../../contract/config/app-config.ts';
import type { getAfterLoginInfoWeb, refreshData } from '../../contract/config/refresh-calls.ts';
import { preLogin } from '../../contract/config/start-calls.ts';
import { configFor, packedAnswer } from '../config/public/config-answers.ts';
import type { SharedAnswers } from '../hooks.ts';
import { type Handler, memberOf, type PackedHandler } from '../http/handler.ts';
import { originsOf } from '../http/origins.ts';
import { mergeParts } from '../merge-parts.ts';
import { shareUrlsOf } from '../share-urls.ts';
import { noteDevice } from './device-sightings.ts';
import { findStart } from './player-queries.ts';
import { readMember } from './read-member.ts';
import { registerAccount } from './registration.ts';
import { endSession } from './sessions.ts';
import { signIn } from './sign-in.ts';

const signOut: Handler<typeof logout> = async (_body, request) => {
  if (!request.player) return {};
  const { id, sessionId } = request.player;
  const { sql, clock, hooks } = request.context;
  await endSession(sql, hooks, { playerId: id, sessionId, now: clock.now() });
  return {};
};

const readRefreshData: Handler<typeof refreshData> = async (_body, request) => {
  const { id: playerId, sessionId } = memberOf(request);
  const { context } = request;
  const { sql, clock, hooks } = context;
  const [{ userInfo, session }, isPending] = await Promise.all([
    readMember(context, { playerId, sessionId }),
    hooks.isMoneyPending(sql, playerId, clock.now()),
  ]);
  const { coin, lottery, vip, vipExp, userLevel, bet, hasPassword, totalRecharge, hasKyc } = userInfo;
  const figures = { coin, lottery, vip, vipExp, userLevel, bet, hasPassword, totalRecharge, hasKyc };
  return { ...figures, isMoneyPending: isPending, session };
};

/** An invalid token never gets here: the route answers code 401 in the body. */
const preflight: PackedHandler<typeof preLogin> = async (known, request) => {
  const { player, context } = request;
  const entry = await configFor(request);
  const news = () => configNews(entry.config, known);
  if (!player) {
    const { configVersion, gameListVersion } = entry.config;
    const kind = known.configVersion === configVersion ? 'known' : known.gameListVersion === gameListVersion;
    return packedAnswer(entry, `preLogin ${kind}`, preLogin, () => ({
      ...news(),
      userInfo: null,
      session: null,
    }));
  }
  const { id: playerId, sessionId } = player;
  return { ...news(), ...(await readMember(context, { playerId, sessionId })) };
};

/** What a client with this known state has to be sent. */
function configNews(
  { games, ...config }: AppConfig,
  known: { readonly gameListVersion: string; readonly configVersion?: string | undefined },
) {
  const { configVersion, gameListVersion, maintenance, appCustomerServiceQueue } = config;
  if (known.configVersion === configVersion)
    return { configVersion, gameListVersion, maintenance, appCustomerServiceQueue };
  return known.gameListVersion === gameListVersion ? config : { ...config, games };
}

const readAfterLogin: Handler<typeof getAfterLoginInfoWeb> = async ({ deviceId }, request) => {
  const { id: playerId } = memberOf(request);
  const { context, locale } = request;
  const { sql, clock, hooks } = context;
  const [{ activityIds, ...gameData }, player] = await Promise.all([
    mergeParts<SharedAnswers['afterLogin']>(
      hooks.afterLogin.map((tell) => tell(context, { playerId, locale })),
    ),
    findStart(sql, playerId),
    noteDevice(sql, { playerId, deviceId, now: clock.now() }),
  ]);
  const inviteCode = player?.inviteCode ?? '';
  return {
    appGameDataUser: {
      ...gameData,
      shareUrlMap: shareUrlsOf(originsOf(request.requestUrl, context.settings).app, inviteCode),
    },
    inviteCode,
    aid: String(player?.displayId ?? ''),
    activityIds,
  };
};

export const authHandlers = {
  accountRegist: registerAccount,
  accountLogin: signIn,
  logout: signOut,
  refreshData: readRefreshData,
  preLogin: preflight,
  getAfterLoginInfoWeb: readAfterLogin,
};
