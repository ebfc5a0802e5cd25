import {
  type GameRound,
  gameBet,
  type OpenRound,
  type RoundProgress,
} from '../../contract/games/game-calls.ts';
import { type Cents, cents } from '../../contract/money.ts';
import { addCents, subtractCents } from '../../contract/money-arithmetic.ts';
import type { FailureKey } from '../../src/platform/http/call-failure.ts';
import { makeFlowBase } from './flow-base.ts';
import { canAct, canPlay, withRound } from './frame-state.ts';
import type { BetBody, OpenAnswer } from './game-server.ts';
import { failureKeyOf, isOutOfStep, NOT_OFFERED, needsFreshState, waitMsOf } from './round-failures.ts';
import type { RoundFlow, RoundFlowDependencies } from './round-flow-dependencies.ts';
import { openWithSeedPair } from './seed-pair.ts';

const PENDING_KIND = 'bet';
/** An older request that the server never heard of is not sent late: the player has long given up on it. */
const PENDING_MAX_AGE_MS = 60_000;
/** Stake, request, show, publish: the one path of a round, also after a reload or a lost answer. */
export function makeRoundFlow<Bet>(parts: RoundFlowDependencies<Bet>): RoundFlow<Bet> {
  const { state, bets, server, tokens, pending, bridge, promises, view } = parts;
  let gameToken = '';
  /** Stored until it has been exchanged: a lost opening is retried with it. */
  let launchToken: string | null = null;
  let cycleMs = 0;
  /** When this frame staked the running round; the clock of the server may differ. Milliseconds. */
  let stakedAt = 0;

  const { patch, enter, costOf, openingBet, forgetBet, notePromise, stop, retry, setBet } =
    makeFlowBase(parts);

  async function open(launch: string | null): Promise<void> {
    launchToken = launch ?? launchToken;
    enter({ kind: 'opening' });
    try {
      const answer = await openWithSeedPair(server, fetchState, parts.newId);
      applyOpenAnswer(answer);
      if (answer.openRound) await resumeOpen(answer.openRound);
      else await resume(answer.unshownRound);
    } catch (error) {
      stop(error);
    }
  }

  async function fetchState(): Promise<OpenAnswer> {
    const kept = tokens.readKept();
    const answer = await server.open(launchToken ? { launchToken } : kept ? { gameToken: kept } : {});
    launchToken = null;
    gameToken = answer.gameToken;
    tokens.save(gameToken);
    return answer;
  }

  function applyOpenAnswer(answer: OpenAnswer): void {
    cycleMs = answer.cycleMs;
    patch({
      isPlayMoney: answer.isPlayMoney,
      balance: answer.balance,
      stakes: answer.stakes,
      ...openingBet(answer.defaultStake),
      seedPair: answer.seedPair,
      nextCommit: answer.nextCommit,
    });
  }

  /** The bet that opened it was answered, so that nothing is pending. */
  async function resumeOpen(round: OpenRound): Promise<void> {
    pending.clear();
    patch(costOf(bets.read(round.bet)));
    bridge.post('round-started');
    await letAct(round);
  }

  /** After opening: first a request without an answer, then an answer that was not shown. */
  async function resume(unshown: GameRound | null): Promise<void> {
    const asked = unsettledBet();
    if (unshown) {
      pending.clear();
      // Otherwise the request was for another round, and says nothing of this one.
      if (asked && promises.canAnswer(asked.body.requestId, unshown)) {
        promises.repeat(asked.body.requestId);
        notePromise(promises.answer(asked.body.requestId, unshown), unshown);
      }
      const bet = bets.read(unshown.bet) ?? state.get().bet;
      patch({ balance: subtractCents(state.get().balance, unshown.win), ...costOf(bet) });
      view.start();
      await present(unshown, addCents(state.get().balance, unshown.win), parts.elapsed(), true);
    } else if (asked) {
      patch(costOf(asked.bet));
      promises.repeat(asked.body.requestId);
      await send(asked.body, true);
    } else {
      pending.clear();
      enter({ kind: 'ready' });
    }
  }

  /** A bet that was sent before a reload, and of whose answer nothing is known; null for one that is too old. */
  function unsettledBet(): { body: BetBody; bet: Bet } | null {
    const asked = pending.list(PENDING_KIND).at(-1);
    const isFresh = asked !== undefined && parts.deviceNow() - asked.savedAt < PENDING_MAX_AGE_MS;
    const body = isFresh ? gameBet.body.safeParse(asked.body).data : undefined;
    const bet = bets.read(body?.bet);
    return body && bet !== null ? { body, bet } : null;
  }

  async function play(): Promise<void> {
    const { bet, seedPair } = state.get();
    if (!canPlay(state.get())) return;
    // Revealed meanwhile: the next pair is shown before a stake.
    if (seedPair === null) return refresh('seedChanged');
    const { commit, clientSeed, nextNonce } = seedPair;
    const body = { requestId: parts.newId(), bet, clientSeed, commit };
    promises.make(body, nextNonce);
    await send(body, false);
  }

  async function send(body: BetBody, isReplay: boolean): Promise<void> {
    stakedAt = parts.elapsed();
    pending.remember(PENDING_KIND, body.requestId, body);
    const { balance, stake } = state.get();
    patch({ phase: { kind: 'asking' }, balance: cents(Math.max(0, balance - stake)), notice: null });
    view.start();
    bridge.post('round-started');
    try {
      const answer = await askPatiently(body);
      const made = answer.round ?? answer.openRound;
      if (made) notePromise(promises.answer(body.requestId, made), made);
      await follow(answer, stakedAt, isReplay);
    } catch (error) {
      view.cancel();
      await recover(error);
    }
  }

  async function follow(answer: RoundProgress, startedAt: number, isReplay: boolean): Promise<void> {
    const { round, openRound, balance, seedPair } = answer;
    const { phase } = state.get();
    const stakeBefore = phase.kind === 'acting' ? phase.round.stake : 0;
    patch({ seedPair });
    if (round) return present(round, balance, startedAt, isReplay);
    if (!openRound) throw new Error('an answer without a round');
    pending.clear();
    // A round that stays open has its stake, or an act that stakes more has: the page shows less to spend.
    if (openRound.acts.length === 0 || openRound.stake !== stakeBefore) bridge.post('balance-changed');
    patch({ balance });
    await letAct(openRound);
  }

  async function letAct(round: OpenRound): Promise<void> {
    // While what an act brought is being shown, the round is told as the player has seen it.
    if (state.get().phase.kind !== 'acting') enter({ kind: 'acting', round });
    await view.showOpen(round);
    enter({ kind: 'open', round });
  }

  /** An act whose answer is lost is not sent again: opening anew tells whether it was made. */
  async function act(made: unknown): Promise<void> {
    const { phase } = state.get();
    if (phase.kind !== 'open' || !canAct(state.get())) return;
    const { round } = phase;
    patch({ phase: { kind: 'acting', round }, notice: null });
    try {
      const { roundId, acts } = round;
      const body = { requestId: parts.newId(), roundId, act: made, after: acts.length };
      const answer = await server.act(body, gameToken);
      const acted = answer.round ?? answer.openRound;
      if (acted) notePromise(promises.verify(acted), acted);
      await follow(answer, stakedAt, false);
    } catch (error) {
      await recover(error);
    }
  }

  /** A round that is requested too soon is retried when the server said; the game stays in motion meanwhile. */
  async function askPatiently(body: BetBody) {
    try {
      return await server.bet(body, gameToken);
    } catch (error) {
      if (failureKeyOf(error) !== 'roundTooSoon') throw error;
      await parts.wait(waitMsOf(error) ?? cycleMs);
      return server.bet(body, gameToken);
    }
  }

  async function present(
    round: GameRound,
    balance: Cents,
    startedAt: number,
    isReplay: boolean,
  ): Promise<void> {
    patch({ phase: { kind: 'showing', round, isReplay }, balance: subtractCents(balance, round.win) });
    await view.show(round);
    // A round whose end came up in a hidden tab has not been seen: a reload shows it again.
    await parts.onScreen();
    pending.clear();
    const history = withRound(state.get().history, round);
    patch({ balance, lastRound: round, history });
    // A lost message only shows this round once more after a reload.
    server.roundShown(round.roundId, gameToken).catch(() => undefined);
    bridge.post('round-ended');
    const restMs = startedAt + cycleMs - parts.elapsed();
    if (restMs > 0) await parts.wait(restMs);
    enter({ kind: 'ready' });
  }

  async function recover(error: unknown): Promise<void> {
    const key = failureKeyOf(error);
    if (!needsFreshState(key)) return stop(error);
    pending.clear();
    if (NOT_OFFERED.includes(key)) forgetBet();
    await refresh(key);
  }

  /** The server knows better than we do: its balance, its seed pair, perhaps a round from another tab. */
  async function refresh(key: FailureKey): Promise<void> {
    await open(null);
    const { kind } = state.get().phase;
    if ((kind === 'ready' || kind === 'open') && !isOutOfStep(key)) patch({ notice: key });
  }

  return { open, play, act, retry: () => retry(open), setBet };
}
