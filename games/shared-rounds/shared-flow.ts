import type { GameRound, OpenRound, OwnPart, WatchedRound } from '../../contract/games/game-calls.ts';
import { cents } from '../../contract/money.ts';
import { addCents, subtractCents } from '../../contract/money-arithmetic.ts';
import { seedHashOf } from '../../maths/shared-seed.ts';
import { makeServerClock } from '../../src/platform/server-clock.ts';
import { makeFlowBase } from '../engine/flow-base.ts';
import { canAct, canPlay, type FrameState, withRound } from '../engine/frame-state.ts';
import { failureKeyOf, isSessionOver, LOST_ON_THE_WAY, needsFreshState } from '../engine/round-failures.ts';
import type { RoundFlow, RoundFlowDependencies } from '../engine/round-flow-dependencies.ts';
import { notePublishedHashes, type OwnBet, placeInChain } from './own-entry.ts';

/** A bet that would arrive after this is kept for the next round. Milliseconds. */
const LAST_MOMENT_MS = 300;
/** From a failed look to the next one. */
const AGAIN_MS = 1_000;
/** How often a running bet is drawn anew on the button. */
const TICK_MS = 100;

/** What a game says of a player's bet in a running round. */
export interface SharedActs {
  /** When the player's own choice acts by itself, in the server's time; null where it does not. */
  actsAt(bet: OpenRound, startedAt: number): number | null;
}

/**
 * The rounds of a game that all players share. They are looked at without end; a bet is placed in the one that takes bets,
 * or waits for the next, and the server's answers alone say what became of it.
 */
export const makeSharedFlow =
  <Bet>({ actsAt }: SharedActs) =>
  (parts: RoundFlowDependencies<Bet>): RoundFlow<Bet> => {
    const { state, bets, server, tokens, bridge, promises, view } = parts;
    const clock = makeServerClock(parts.elapsed);
    let gameToken = '';
    let launchToken: string | null = null;
    let watched: WatchedRound | null = null;
    let wantsOwn = true;
    /** A newer opening ends the looks of the one before. */
    let opening = 0;
    /** Bets for which the own choice has acted. */
    const acted = new Set<string>();
    /** The bet of now, whose hash must be among those that are published when bets close. */
    let own: OwnBet | null = null;

    const { patch, enter, costOf, openingBet, notePromise, stop, retry, setBet } = makeFlowBase(parts);
    const kindNow = () => state.get().phase.kind;
    const takesBets = ({ round }: WatchedRound) =>
      round.startedAt === null && clock.now() < round.closesAt - LAST_MOMENT_MS;

    async function open(launch: string | null): Promise<void> {
      launchToken = launch ?? launchToken;
      opening += 1;
      const mine = opening;
      enter({ kind: 'opening' });
      const kept = tokens.readKept();
      try {
        const answer = await server.open(launchToken ? { launchToken } : kept ? { gameToken: kept } : {});
        launchToken = null;
        gameToken = answer.gameToken;
        tokens.save(gameToken);
        // What became of a bet is told by the round itself; a request that was lost is not sent again.
        parts.pending.clear();
        patch({
          isPlayMoney: answer.isPlayMoney,
          balance: answer.balance,
          stakes: answer.stakes,
          ...openingBet(answer.defaultStake),
          seedPair: answer.seedPair,
          nextCommit: answer.nextCommit,
        });
        wantsOwn = true;
        watched = null;
        if (answer.unshownRound) view.start();
        if (answer.unshownRound) await present(answer.unshownRound, answer.balance, true);
      } catch (error) {
        return stop(error);
      }
      void watch(mine);
    }

    /** Looks at the round until another opening, or until the session is over. One first look may be lost on the way. */
    async function watch(mine: number): Promise<void> {
      let mayLoseFirst = true;
      while (mine === opening && kindNow() !== 'stopped') {
        // A hidden page without a bet looks at nothing.
        if (kindNow() === 'ready') await parts.onScreen();
        try {
          const answer = await server.watch({ seen: watched?.seen, wantsOwn, ...revealDue() }, gameToken);
          if (mine === opening) follow(answer);
        } catch (error) {
          if (mine !== opening) return;
          const key = failureKeyOf(error);
          const isFirst = watched === null;
          if (isSessionOver(key) || (isFirst && !(mayLoseFirst && LOST_ON_THE_WAY.includes(key))))
            return stop(error);
          if (isFirst) mayLoseFirst = false;
          else patch({ notice: key });
          await parts.wait(AGAIN_MS);
        }
      }
    }

    /** The seed is revealed once the hashes of the bets are published; earlier or later it counts for nothing. */
    function revealDue() {
      if (!own || !watched) return {};
      const { roundId } = own;
      const published = notePublishedHashes(promises, own, watched.round);
      if (!published) return {};
      const { place, seed: clientSeed } = published;
      if (place === 'missing') notePromise(Promise.resolve(promises.refuse(roundId, watched.round)), own);
      return place === 'listed' && clientSeed !== null ? { reveal: { roundId, clientSeed } } : {};
    }

    function follow(answer: WatchedRound): void {
      clock.learn(answer.now);
      watched = answer;
      const { round, past } = answer;
      const isLost = LOST_ON_THE_WAY.includes(state.get().notice ?? 'internal');
      patch({
        followed: { round, past, serverNow: clock.now },
        ...(isLost ? { notice: null } : {}),
      });
      if (answer.own) followOwn(answer.own);
      // The end of a bet is told once the round is settled; until then asking costs the server for nothing.
      wantsOwn = kindNow() === 'open' && round.resultAt !== null;
      if (kindNow() === 'waiting' && takesBets(answer)) void send();
      if (kindNow() === 'open') void tick();
    }

    function followOwn({ bet, round, balance }: OwnPart): void {
      const kind = kindNow();
      if (kind === 'asking' || kind === 'acting' || kind === 'showing') return;
      if (round) void present(round, balance, false);
      else if (bet) letFly(bet, balance);
      else {
        patch({ balance });
        if (kind === 'opening' || kind === 'open') enter({ kind: 'ready' });
      }
    }

    function letFly(round: OpenRound, balance: FrameState['balance']): void {
      const { roundId } = round;
      // After a reload nothing is known of it here.
      if (watched && own?.roundId !== roundId) own = { sharedRoundId: watched.round.id, roundId };
      patch({ balance, ...costOf(bets.read(round.bet)), phase: { kind: 'open', round } });
      void view.showOpen(round);
      void tick();
    }

    let isTicking = false;
    /** While a bet is in a running round: what it would return now, and the player's own choice. */
    async function tick(): Promise<void> {
      if (isTicking) return;
      isTicking = true;
      for (;;) {
        const { phase } = state.get();
        if (phase.kind !== 'open' || !watched || watched.round.startedAt === null) break;
        const { startedAt, resultAt } = watched.round;
        if (resultAt !== null || phase.round.acts.length > 0) break;
        const at = actsAt(phase.round, startedAt);
        if (at !== null && clock.now() >= at && !acted.has(phase.round.roundId)) {
          acted.add(phase.round.roundId);
          await act({ kind: 'cashOut' });
        } else patch({});
        await parts.wait(TICK_MS);
      }
      isTicking = false;
    }

    async function play(): Promise<void> {
      if (kindNow() === 'waiting') return enter({ kind: 'ready' });
      if (!canPlay(state.get()) || !watched) return;
      if (takesBets(watched)) await send();
      else patch({ phase: { kind: 'waiting' }, notice: null });
    }

    async function send(): Promise<void> {
      const { bet, balance, stake } = state.get();
      if (!watched || bet === null) return;
      if (stake > balance) return patch({ phase: { kind: 'ready' }, notice: 'balanceTooLow' });
      const { commit, id: sharedRoundId, chain } = watched.round;
      const clientSeed = parts.newId();
      patch({ phase: { kind: 'asking' }, balance: subtractCents(balance, stake), notice: null });
      view.start();
      try {
        const body = { requestId: parts.newId(), bet, clientSeed: seedHashOf(clientSeed), commit };
        promises.make(body, null, { chain: chain ? placeInChain(chain) : undefined, seed: clientSeed });
        const answer = await server.bet(body, gameToken);
        const made = answer.openRound ?? answer.round;
        if (made) notePromise(promises.answer(body.requestId, made), made);
        if (made) own = { sharedRoundId, roundId: made.roundId };
        bridge.post('round-started');
        bridge.post('balance-changed');
        if (answer.openRound) letFly(answer.openRound, answer.balance);
        else if (answer.round) await present(answer.round, answer.balance, false);
      } catch (error) {
        view.cancel();
        patch({ balance });
        const key = failureKeyOf(error);
        // The round closed while the bet was on its way: it goes into the next one, as was meant.
        if (key === 'betsClosed') enter({ kind: 'waiting' });
        else await recover(error);
      }
    }

    async function act(made: unknown): Promise<void> {
      const { phase } = state.get();
      if (phase.kind !== 'open' || !canAct(state.get()) || phase.round.acts.length > 0) return;
      const { round } = phase;
      enter({ kind: 'acting', round });
      try {
        const body = { requestId: parts.newId(), roundId: round.roundId, act: made, after: 0 };
        const answer = await server.act(body, gameToken);
        bridge.post('balance-changed');
        enter({ kind: 'open', round });
        if (answer.openRound) letFly(answer.openRound, answer.balance);
        else wantsOwn = true;
      } catch (error) {
        const key = failureKeyOf(error);
        // Whether it was made is told with the end of the round.
        enter({ kind: 'open', round });
        wantsOwn = true;
        if (isSessionOver(key)) stop(error);
        else if (key !== 'roundSettled') patch({ notice: key });
      }
    }

    async function present(
      round: GameRound,
      balance: FrameState['balance'],
      isReplay: boolean,
    ): Promise<void> {
      // What was paid in the middle of the round has been seen.
      const isPaid = round.acts.length > round.absentActs && !isReplay;
      const before = isPaid ? balance : cents(Math.max(0, balance - round.win));
      notePromise(promises.verify(round), round);
      patch({ phase: { kind: 'showing', round, isReplay }, balance: before });
      await view.show(round);
      await parts.onScreen();
      const history = withRound(state.get().history, round);
      const after = isPaid ? state.get().balance : addCents(before, round.win);
      patch({ balance: after, lastRound: round, history, phase: { kind: 'ready' } });
      server.roundShown(round.roundId, gameToken).catch(() => undefined);
      bridge.post('round-ended');
    }

    async function recover(error: unknown): Promise<void> {
      const key = failureKeyOf(error);
      if (!needsFreshState(key)) return stop(error);
      await open(null);
      if (kindNow() !== 'stopped') patch({ notice: key });
    }

    return { open, play, act, retry: () => retry(open), setBet };
  };
