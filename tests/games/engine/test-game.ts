import type { GameRound, RoundProgress } from '../../../contract/games/game-calls.ts';
import type { SlotBet } from '../../../contract/games/slot.ts';
import { type Cents, cents } from '../../../contract/money.ts';
import { type BetRules, makeBetRules } from '../../../games/engine/bet-rules.ts';
import type { FrameBridge, FrameMessageBody } from '../../../games/engine/bridge.ts';
import { type FrameState, OPENING_STATE, withServerSeed } from '../../../games/engine/frame-state.ts';
import type { BetBody, GameServer } from '../../../games/engine/game-server.ts';
import { makeGameTokens } from '../../../games/engine/launch-token.ts';
import { makeObservable } from '../../../games/engine/observable.ts';
import { makeRoundFlow } from '../../../games/engine/round-flow.ts';
import type { RoundFlow, RoundFlowDependencies } from '../../../games/engine/round-flow-dependencies.ts';
import { makeRoundPromises } from '../../../games/engine/round-promises.ts';
import { ROYAL_SEVENS } from '../../../maths/royal-sevens.ts';
import { SHARED_COMPARISON } from '../../../maths/shared-comparison.ts';
import { CallFailure, type FailureKey } from '../../../src/platform/http/call-failure.ts';
import { type KeyValues, makeKeyValues } from '../../../src/platform/key-values.ts';
import { makePendingRequests } from '../../../src/platform/pending-requests.ts';
import { settledRound } from '../../maths/support/settled-round.ts';
import { makeSeedPairs } from './support/seed-pairs.ts';
import { UNUSED_CALLS } from './support/unused-calls.ts';

/** What can happen to a spin in flight: it is lost before or after the server settled it, or rejected. */
type Mishap = 'lost before' | 'lost after' | { readonly rejectCall: FailureKey; readonly details?: unknown };

/** A small platform with the real maths: one player without a seed pair, one game, idempotent spins, an unshown round. */
export function openPlatform(balance = 10_000) {
  const answers = new Map<string, RoundProgress>();
  const rounds = new Map<string, GameRound>();
  const seeds = makeSeedPairs();
  const platform = {
    seeds,
    balance: cents(balance),
    spins: 0,
    opened: [] as object[],
    shown: [] as string[],
    unshown: null as GameRound | null,
    mishaps: [] as Mishap[],
    openFailure: null as FailureKey | null,
  };
  const fail = (key: FailureKey, details?: unknown): never => {
    throw new CallFailure(key, 'game', { details });
  };
  const settle = ({ requestId, bet, clientSeed, commit }: BetBody): RoundProgress => {
    const roundId = `round-${requestId}`;
    const nonce = seeds.place(requestId, { roundId });
    const serverSeed = seeds.pairOf(commit)?.serverSeed ?? '';
    const decided = { serverSeed, clientSeed, nonce };
    const settled = settledRound(ROYAL_SEVENS, ROYAL_SEVENS.readBet(bet), decided);
    const round = withServerSeed({ ...settled, roundId }, null);
    const { stake, win } = round;
    platform.spins += 1;
    platform.balance = cents(platform.balance - stake + win);
    platform.unshown = round;
    rounds.set(roundId, round);
    return { round, openRound: null, balance: platform.balance, seedPair: seeds.shown() };
  };
  const server: GameServer = {
    ...UNUSED_CALLS,
    ...seeds.calls,
    async open(tokens) {
      platform.opened.push(tokens);
      if (platform.openFailure) fail(platform.openFailure);
      return {
        gameId: 101,
        slug: ROYAL_SEVENS.slug,
        isPlayMoney: false,
        balance: platform.balance,
        stakes: [...ROYAL_SEVENS.stakes],
        defaultStake: ROYAL_SEVENS.defaultStake,
        seedPair: seeds.shown(),
        nextCommit: seeds.nextCommit(),
        unshownRound: platform.unshown,
        openRound: null,
        cycleMs: ROYAL_SEVENS.cycleMs,
        gameToken: 'frame-token',
      };
    },
    async bet(body) {
      const mishap = platform.mishaps.shift();
      if (mishap === 'lost before') return fail('offline');
      const known = answers.get(body.requestId);
      if (!known && body.commit !== seeds.current()?.commit) fail('seedChanged');
      if (typeof mishap === 'object') {
        seeds.place(body.requestId, { refusal: mishap.rejectCall });
        return fail(mishap.rejectCall, mishap.details);
      }
      const answer = known ?? settle(body);
      answers.set(body.requestId, answer);
      return mishap === 'lost after' ? fail('timeout') : answer;
    },
    async roundShown(roundId) {
      platform.shown.push(roundId);
      if (platform.unshown?.roundId === roundId) platform.unshown = null;
    },
    async roundProof(roundId) {
      const round = rounds.get(roundId) ?? fail('roundUnknown');
      const pair = seeds.pairOf(round.proof.commit);
      return withServerSeed(round, pair?.isRevealed ? pair.serverSeed : null);
    },
  };
  return { platform, server };
}

/** A frame on a tab: `keys` outlive a reload, everything else is new with the next frame. */
export function openFrame(
  server: GameServer,
  keys = makeKeyValues(() => undefined),
  clock = { now: 1_000_000 },
  slug = ROYAL_SEVENS.slug,
) {
  const bets = makeBetRules({ maths: ROYAL_SEVENS, firstBet: (stake: Cents) => ({ stake }) });
  return openFrameOf<SlotBet>(bets, { server, keys, clock, slug });
}

interface FrameParts {
  readonly server: GameServer;
  readonly keys: KeyValues;
  readonly clock: { now: number };
  readonly slug: string;
}

/** The same for any game. @param makeFlow where its rounds go in another way */
export function openFrameOf<Bet>(
  bets: BetRules<Bet>,
  { server, keys, clock, slug }: FrameParts,
  makeFlow: (parts: RoundFlowDependencies<Bet>) => RoundFlow<Bet> = makeRoundFlow,
) {
  const state = makeObservable<FrameState<Bet>>(OPENING_STATE);
  const told: string[] = [];
  const seen: string[] = [];
  const waits: number[] = [];
  const screen = { shows: Promise.resolve() };
  let ids = 0;
  const pending = makePendingRequests(keys, () => clock.now, slug);
  /** What the page is given to keep. */
  const promised: FrameMessageBody[] = [];
  const bridge: FrameBridge = {
    post(said) {
      if (typeof said === 'object' && /^(round-promised|round-answered|entries-fixed)$/.test(said.kind))
        promised.push(said);
      else told.push(typeof said === 'string' ? said : said.kind);
    },
    listen: () => () => undefined,
  };
  const tokens = makeGameTokens(keys, slug);
  const promises = makeRoundPromises({
    bridge,
    keys,
    slug,
    shared: makeFlow === makeRoundFlow ? null : SHARED_COMPARISON,
    listNonces: (body) => server.nonces(body, tokens.readKept() ?? ''),
  });
  const newId = () => `00000000-0000-4000-8000-${String(clock.now * 1_000 + ++ids).padStart(12, '0')}`;
  const flow = makeFlow({
    state,
    bets,
    server,
    tokens,
    pending,
    bridge,
    promises,
    view: {
      start: () => void seen.push('start'),
      show: async ({ roundId }) => void seen.push(roundId),
      showOpen: async ({ acts }) => void seen.push(`open ${acts.length}`),
      cancel: () => void seen.push('cancel'),
    },
    newId,
    deviceNow: () => clock.now,
    elapsed: () => clock.now,
    async wait(ms) {
      waits.push(ms);
      clock.now += ms;
      // A flow that waits without end must let others on.
      await new Promise((done) => setTimeout(done, 0));
    },
    onScreen: () => screen.shows,
  });
  return { screen, state, told, promised, promises, seen, waits, flow, keys, clock, pending, tokens, newId };
}
