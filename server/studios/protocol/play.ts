import { GameStatus } from '../../../contract/ids.ts';
import { SLOT_CYCLE_MS } from '../../../contract/limits.ts';
import type { Cents } from '../../../contract/money.ts';
import type { RandomSource } from '../../../maths/random-source.ts';
import { CallError } from '../../call-error.ts';
import { findGameSession } from '../../games/public/game-sessions.ts';
import { type HostedBet, placeHostedBet } from '../../games/public/hosted-rounds.ts';
import { mathsOf } from '../studio-file-queries.ts';
import { baseMode, findMode, type PlayedVersion, type VersionMode } from './game-version.ts';
import type { BookEvents } from './hosted-tables.ts';
import { chargeOf, offeredLevels, winOf } from './levels.ts';
import { playRequestId } from './play-request-id.ts';
import type { ProtocolBody } from './protocol-bodies.ts';
import { readMillionths } from './protocol-money.ts';
import { asRoundAnswer, readRoundEvents } from './round-answer.ts';
import {
  balanceAnswer,
  type GameSession,
  mayBuyFeature,
  type SessionCall,
  UNKNOWN_REQUEST,
  versionOfSession,
} from './session-call.ts';

/** Stakes a round, and answers what is shown of it. An early one is answered when its time has come. */
export async function play(call: SessionCall, body: ProtocolBody<'play'>) {
  const { context, session, currency, bounds, parts } = call;
  const { clock } = context;
  if (body.currency !== currency) throw new CallError('invalidValue', `currency: it is ${currency} here`);
  const version = await versionOfSession(call);
  const mode = findMode(version, body.mode);
  if (!mode) throw new CallError('betNotOffered', 'mode: there is no such mode');
  const level = readMillionths(body.amount);
  const levels = offeredLevels(version.modes, bounds);
  if (level === null || !levels.includes(level))
    throw new CallError('stakeNotOffered', 'amount: it is no level on offer');
  const waitMs = session.lastRoundAt === null ? 0 : session.lastRoundAt + SLOT_CYCLE_MS - clock.now();
  await parts.held.wait(session.id, Math.min(waitMs, SLOT_CYCLE_MS), call.gone);

  // By what is true after the wait.
  const [present] = await Promise.all([
    waitMs > 0 ? findGameSession(context, call.token, clock.now(), UNKNOWN_REQUEST) : session,
    assertBuyable(call, version, mode),
  ]);
  if (!present) throw new CallError('gameSessionEnded', 'the session ended while its play was held');
  assertOpen(call, present, version);
  if (present.isWinOwed) throw new CallError('roundRunning', 'the win of another round waits for its page');
  const requestId = playRequestId(session.id, present.lastHostedNumber ?? 0, { mode: mode.name, level });
  const drawn: { readonly line: number; readonly events: BookEvents }[] = [];
  const bet: HostedBet = {
    requestId,
    stake: chargeOf(mode, level),
    mode: mode.name,
    level,
    version: version.version,
    maths: mathsOf(version),
    cycleMs: SLOT_CYCLE_MS,
    decide: async (source) => {
      const { events, ...result } = await decide(call, { mode, level }, source);
      drawn.push({ line: result.line, events });
      return result;
    },
  };
  const { round, balance } = await placeHostedBet(context, present, bet);
  // The same play, sent twice, is answered with what was stored first.
  const own = drawn.find(({ line }) => line === round.line);
  const state = own?.events ?? (await readRoundEvents(call, round));
  return { balance: balanceAnswer(balance, currency), round: asRoundAnswer(round, { state }) };
}

/**
 * A session plays by the version that it was launched with, and only while new rounds are played by that one: one that was
 * found to be faulty is not played on because somebody has its page open.
 * @throws CallError gameMaintenance for a game that is closed; gameSessionEnded after another version was released
 */
function assertOpen({ game }: SessionCall, session: GameSession, version: PlayedVersion): void {
  if (session.gameStatus !== GameStatus.open)
    throw new CallError('gameMaintenance', `${game} takes no stakes now`);
  if (session.releasedMaths !== mathsOf(version))
    throw new CallError('gameSessionEnded', `${game} is played by another version now`);
}

/**
 * A bonus is earned round by round: what a mode other than the base one costs at once would earn it in a few.
 * @throws CallError bonusNotEarned
 */
async function assertBuyable(call: SessionCall, version: PlayedVersion, mode: VersionMode): Promise<void> {
  if (mode !== baseMode(version) && !(await mayBuyFeature(call)))
    throw new CallError('bonusNotEarned', 'no feature is bought while a bonus is earned');
}

/** The book is read here, before anything moves: without it the round could not be shown. */
async function decide(
  { parts }: SessionCall,
  { mode, level }: { readonly mode: VersionMode; readonly level: Cents },
  source: RandomSource,
) {
  const { line, id, payout, events } = await parts.tables.draw(mode, source);
  return { line, id: String(id), payout: Number(payout), win: winOf(level, payout), events };
}
