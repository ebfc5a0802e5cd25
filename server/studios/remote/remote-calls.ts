import { GameStatus, GameType, MaintenanceStatus } from '../../../contract/ids.ts';
import { GAME_CYCLE_MS, SLOT_CYCLE_MS } from '../../../contract/limits.ts';
import { type Cents, cents } from '../../../contract/money.ts';
import { touchSession } from '../../auth/public/admit.ts';
import type { Context } from '../../context.ts';
import {
  findRemotePlayerRow,
  findRemoteSession,
  payRemoteWin,
  placeRemoteBet,
  type RemotePlayer,
  type RemoteSession,
  rollBackRemoteBet,
} from '../../games/public/remote-rounds.ts';
import { bodyHash } from '../../ledger/body-hash.ts';
import type { HeldPlays } from '../held-plays.ts';
import type { Aggregator } from './aggregators-config.ts';
import { type REMOTE_BODIES, type RemoteBody, readRemoteBody } from './remote-bodies.ts';
import { readParts } from './remote-money.ts';
import { type RemoteReason, RemoteRefusal } from './remote-statuses.ts';

/** A call whose signature was verified. */
interface RemoteCall {
  readonly context: Context;
  readonly aggregator: Aggregator;
  /** Asked again after a wait. */
  readonly isMaintenance: () => Promise<boolean>;
  readonly held: HeldPlays;
  /** Aborts when the caller disconnects. */
  readonly gone: AbortSignal;
}

interface RemoteOutcome {
  /** Either ok, or why not; see `RemoteReason`. */
  readonly status: string;
  /** Null where the call has none. */
  readonly balance: Cents | null;
}

type Name = keyof typeof REMOTE_BODIES;
type AnswerOf<N extends Name> = (call: RemoteCall, body: RemoteBody<N>) => Promise<RemoteOutcome>;

/** The player of a pseudonym. Nobody else's is known here: another aggregator has another one. */
async function playerOf({ context, aggregator }: RemoteCall, user: string): Promise<RemotePlayer> {
  const player = await findRemotePlayerRow(context.sql, { aggregator: aggregator.id, pseudonym: user });
  if (!player) throw new RemoteRefusal('playerUnknown', 'this aggregator has no such user');
  return player;
}

/** The player, and the session of their own token; null for any other token. */
async function callerOf(
  call: RemoteCall,
  {
    user,
    token,
    round = null,
  }: { readonly user: string; readonly token: string; readonly round?: string | null },
): Promise<{ readonly player: RemotePlayer; readonly session: RemoteSession | null }> {
  const [player, session] = await Promise.all([
    playerOf(call, user),
    findRemoteSession(call.context, { aggregator: call.aggregator.id, token, round }),
  ]);
  return { player, session: session?.playerId === player.playerId ? session : null };
}

/** That somebody is known; nothing else about a person leaves. */
const info: AnswerOf<'info'> = async (call, { user }) => {
  await playerOf(call, user);
  return { status: 'ok', balance: null };
};

const balance: AnswerOf<'balance'> = async (call, body) => {
  const { player, session } = await callerOf(call, body);
  if (!session) throw new RemoteRefusal('tokenUnknown', 'this is no token of the user');
  if (!session.isOpen) throw new RemoteRefusal('tokenExpired', 'the session is over');
  return { status: 'ok', balance: cents(player.balance) };
};

/** @throws RemoteRefusal for what is no whole cent */
function centsOf(amount: number, least: number): Cents {
  const read = readParts(amount);
  if (read === null || read < least)
    throw new RemoteRefusal('wrongTypes', 'amount: it is no amount of whole cents');
  return read;
}

/** What stands against a bet beside the limits, terms and the balance, which are asked under its locks. */
function refusalOf(
  { aggregator }: RemoteCall,
  isMaintenance: boolean,
  { isOpen: isPlayerOpen }: RemotePlayer,
  session: RemoteSession | null,
  { currency, game_code: code }: RemoteBody<'bet'>,
  stake: Cents,
): RemoteReason | null {
  if (!session) return 'tokenUnknown';
  if (!isPlayerOpen) return 'playerBarred';
  if (!session.isOpen) return 'tokenExpired';
  if (code !== session.code) return 'gameOfOtherSession';
  if (currency !== aggregator.currency) return 'wrongCurrency';
  if (stake < aggregator.minStake || stake > aggregator.maxStake) return 'stakeNotOffered';
  if (isMaintenance) return 'maintenance';
  return session.gameStatus === GameStatus.open ? null : 'gameMaintenance';
}

const cycleOf = ({ typeId }: Pick<RemoteSession, 'typeId'>): number =>
  typeId === GameType.slots ? SLOT_CYCLE_MS : GAME_CYCLE_MS;

/** How long a bet waits, so that its round does not begin before the cycle of the one before is over. */
function waitOf(session: RemoteSession, now: number): number {
  const { lastRoundAt, isRoundOpen } = session;
  if (lastRoundAt === null || isRoundOpen) return 0;
  const left = lastRoundAt + cycleOf(session) - now;
  // A clock that was set back must not hold a player up until it has come round again.
  return left > 2 * cycleOf(session) ? 0 : left;
}

const bet: AnswerOf<'bet'> = async (call, body) => {
  const { context, aggregator } = call;
  const { transaction_uuid: id, user, game_code: game, round, currency, amount } = body;
  const stake = centsOf(amount, 1);
  if (body.is_free) throw new RemoteRefusal('wrongTypes', 'is_free: nobody was given a free bet');
  const caller = await callerOf(call, body);
  const waitMs = caller.session ? waitOf(caller.session, context.clock.now()) : 0;
  // A studio's page stops at a refusal: an early bet is taken late, and its copies with it.
  if (waitMs > 0) await call.held.wait(context.newId(), waitMs, call.gone);
  const { player, session } = waitMs > 0 ? await callerOf(call, body) : caller;
  const { playerId } = player;
  const answer = await placeRemoteBet(context, {
    aggregator: aggregator.id,
    id,
    bodyHash: bodyHash({ kind: 'bet', user, game, round, currency, amount }),
    playerId,
    refusal: refusalOf(call, await call.isMaintenance(), player, session, body, stake),
    gameSessionId: session?.id ?? null,
    gameId: session?.gameId ?? null,
    round,
    isOver: body.round_closed === true,
    stake,
    cycleMs: session ? cycleOf(session) : 0,
  });
  if (session && answer.status === 'ok')
    await touchSession(context.sql, { playerId, sessionId: session.sessionId, now: context.clock.now() });
  return answer;
};

/** Neither token nor player is asked for anything but who it is: what was staked is ended, whatever holds by now. */
const win: AnswerOf<'win'> = async (call, body) => {
  const { context, aggregator } = call;
  const { transaction_uuid: id, reference_transaction_uuid: reference, user, currency, amount } = body;
  const won = centsOf(amount, 0);
  if (currency !== aggregator.currency)
    throw new RemoteRefusal('wrongCurrency', `currency: it is ${aggregator.currency} here`);
  const { playerId } = await playerOf(call, user);
  return payRemoteWin(context, {
    aggregator: aggregator.id,
    id,
    bodyHash: bodyHash({ kind: 'win', user, reference, round: body.round ?? null, currency, amount }),
    playerId,
    bet: reference,
    amount: won,
    isOver: body.round_closed === true,
  });
};

const rollback: AnswerOf<'rollback'> = async (call, body) => {
  const { context, aggregator } = call;
  const { transaction_uuid: id, reference_transaction_uuid: reference, user } = body;
  const { playerId } = await playerOf(call, user);
  return rollBackRemoteBet(context, {
    aggregator: aggregator.id,
    id,
    bodyHash: bodyHash({ kind: 'rollback', user, reference }),
    playerId,
    reference,
  });
};

interface ServedRemoteCall {
  readonly path: string;
  answer(call: RemoteCall, json: Record<string, unknown>): Promise<RemoteOutcome>;
}

const served = <N extends Name>(path: string, name: N, answer: AnswerOf<N>): ServedRemoteCall => ({
  path,
  answer: (call, json) => answer(call, readRemoteBody(name, json)),
});

export const REMOTE_CALLS: readonly ServedRemoteCall[] = [
  served('/user/info', 'info', info),
  served('/user/balance', 'balance', balance),
  served('/transaction/bet', 'bet', bet),
  served('/transaction/win', 'win', win),
  served('/transaction/rollback', 'rollback', rollback),
];

/** Whether the platform takes no stakes now. @param until null: for as long as it is not ended */
export const isInMaintenance = (
  { status, until }: { readonly status: number; readonly until: number | null },
  now: number,
): boolean => status !== MaintenanceStatus.open && (until === null || until > now);
