import type { SessionInfo, UserInfo } from '../../contract/profile/user.ts';
import type { SocialName } from '../adapters/social-names.ts';
import type { Context } from '../context.ts';
import type { SessionQuery, SharedAnswers } from '../hooks.ts';
import { readWallet } from '../ledger/read-balance.ts';
import { mergeParts } from '../merge-parts.ts';
import { findMember } from './member-queries.ts';
import type { SessionKey } from './session-queries.ts';
import type { Identity } from './social-queries.ts';

/** Who is signed in, as their page shows them, and what the server says of their session. */
export async function readMember(
  context: Pick<Context, 'sql' | 'clock' | 'hooks'>,
  key: SessionKey,
): Promise<{ userInfo: UserInfo; session: SessionInfo }> {
  const { sql, clock, hooks } = context;
  const asked = { ...key, now: clock.now() };
  const [{ userInfo, session }, play] = await Promise.all([
    readSignedIn(context, asked),
    hooks.sessionPlay(sql, hooks, asked),
  ]);
  return { userInfo, session: { id: key.sessionId, ...session, ...play } };
}

/**
 * A player in wire format, with the times of the session. Levels are those of `now`.
 * @throws Error when there is no such player or session: a caller who is signed in has both.
 */
export async function readSignedIn(
  { sql, hooks }: Pick<Context, 'sql' | 'hooks'>,
  asked: SessionQuery,
): Promise<{ userInfo: UserInfo; session: Pick<SessionInfo, 'startedAt' | 'lastSignInAt'> }> {
  const { playerId, sessionId, now } = asked;
  const [member, wallet] = await Promise.all([findMember(sql, asked), readWallet(sql, playerId)]);
  if (!member) throw new Error(`no session ${sessionId} of player ${playerId}`);
  const { coin, safebox, lottery, totalRecharge, bet, vipExp, exchange } = wallet;
  const told = await mergeParts<SharedAnswers['userInfo']>(
    hooks.userInfo.map((tell) => tell(sql, { playerId, bet, now })),
  );
  const { account, accountType, mobile, hasPassword, startedAt, lastSignInAt } = member;
  const userInfo = {
    password: '' as const,
    ...socialFields(member.identities),
    ...told,
    coin,
    safebox,
    lottery,
    totalRecharge,
    bet,
    vipExp,
    exchange,
    account,
    accountType,
    hasKyc: member.kycState,
    id: member.displayId,
    mobile,
    regPeriod: member.createdAt,
    uuid: playerId,
    pid: member.inviterCode ?? '',
    hasPassword,
  };
  return { userInfo, session: { startedAt, lastSignInAt } };
}

/** The wire's six fields of a player's providers. */
function socialFields(identities: readonly Identity[]) {
  const of = (provider: SocialName) => identities.find((identity) => identity.provider === provider);
  const accountOf = (provider: SocialName) => of(provider)?.mail || (of(provider)?.subject ?? '');
  const nameOf = (provider: SocialName) => of(provider)?.name ?? '';
  return {
    googleAccount: accountOf('google'),
    facebookAccount: accountOf('facebook'),
    lineAccount: accountOf('line'),
    googleName: nameOf('google'),
    facebookName: nameOf('facebook'),
    lineName: nameOf('line'),
  };
}
