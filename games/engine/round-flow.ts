import { type Cents, cents } from '../../contract/money.ts';
import { addCents, subtractCents } from '../../contract/money-arithmetic.ts';
import { type FailureKey, isCallFailure } from '../../src/platform/http/call-failure.ts';
import type { PendingRequests } from '../../src/platform/pending-requests.ts';
import type { FrameBridge } from './bridge.ts';
import {
  canSpin,
  type FramePhase,
  type FrameState,
  PROTECTION_NOTICES,
  stepStake,
  withRound,
} from './frame-state.ts';
import type { GameServer, OpenAnswer, SpinBody } from './game-server.ts';
import type { GameTokens } from './launch-token.ts';
import type { Observable } from './observable.ts';
import type { AnyRound } from './round.ts';

/** What shows a round. It plays given outcomes and decides nothing. */
interface RoundView {
  /** Sets the game in motion; the outcome is not known yet. */
  start(): void;
  /** Resolves when the player has seen the end, features included. */
  show(round: AnyRound): Promise<void>;
  /** Brings the game to rest where they were: no outcome came. */
  cancel(): void;
}

export interface RoundFlowParts {
  readonly state: Observable<FrameState>;
  readonly server: GameServer;
  readonly tokens: GameTokens;
  readonly pending: PendingRequests;
  readonly bridge: FrameBridge;
  readonly view: RoundView;
  newId(): string;
  /** Milliseconds since 1970. */
  now(): number;
  wait(ms: number): Promise<void>;
  /** Resolves once what is shown now was painted on a page that is visible. */
  onScreen(): Promise<void>;
}

export interface RoundFlow {
  /** `launchToken` is null after a reload: the stored token is used. */
  open(launchToken: string | null): Promise<void>;
  spin(): Promise<void>;
  /** From `stopped`: retries the same round, or opens again. */
  retry(): Promise<void>;
  changeStake(direction: 1 | -1): void;
}

const PENDING_KIND = 'spin';
/** An older request that the server never heard of is not sent late: the player has long given up on it. */
const PENDING_MAX_AGE_MS = 60_000;
const LOST_ON_THE_WAY: readonly FailureKey[] = [
  'timeout',
  'offline',
  'unreadable',
  'internal',
  'busy',
  'tooOften',
];
const NEEDS_FRESH_STATE: readonly FailureKey[] = [
  'roundRunning',
  'requestIdReused',
  'invalidValue',
  'balanceTooLow',
  'stakeNotOffered',
  ...PROTECTION_NOTICES,
];

/** Stake, request, show, publish: the one path of a round, also after a reload or a lost answer. */
export function makeRoundFlow(parts: RoundFlowParts): RoundFlow {
  const { state, server, tokens, pending, bridge, view } = parts;
  let gameToken = '';
  /** Stored until it has been exchanged: a lost opening is retried with it. */
  let launchToken: string | null = null;
  let cycleMs = 0;
  let isStakeChosen = false;

  const patch = (change: Partial<FrameState>) => state.set({ ...state.get(), ...change });
  const enter = (phase: FramePhase) => patch({ phase });

  async function open(launch: string | null): Promise<void> {
    launchToken = launch ?? launchToken;
    enter({ kind: 'opening' });
    const kept = tokens.readKept();
    try {
      const answer = await server.open(launchToken ? { launchToken } : kept ? { gameToken: kept } : {});
      applyOpenAnswer(answer);
      await resume(answer.unshownRound);
    } catch (error) {
      stop(error);
    }
  }

  function applyOpenAnswer(answer: OpenAnswer): void {
    launchToken = null;
    gameToken = answer.gameToken;
    cycleMs = answer.cycleMs;
    tokens.save(gameToken);
    const before = state.get();
    const stake = isStakeChosen && answer.stakes.includes(before.stake) ? before.stake : answer.defaultStake;
    patch({
      isPlayMoney: answer.isPlayMoney,
      balance: answer.balance,
      stakes: answer.stakes,
      stake,
      nextCommit: answer.nextCommit,
    });
  }

  /** After opening: first a request without an answer, then an answer that was not shown. */
  async function resume(unshown: AnyRound | null): Promise<void> {
    const asked = pending.list(PENDING_KIND).at(-1);
    const isFresh = asked !== undefined && parts.now() - asked.savedAt < PENDING_MAX_AGE_MS;
    if (unshown) {
      pending.clear();
      patch({ balance: subtractCents(state.get().balance, unshown.win), stake: offered(unshown.stake) });
      view.start();
      await present(unshown, addCents(state.get().balance, unshown.win), parts.now(), true);
    } else if (isFresh) {
      const body = asked.body as SpinBody;
      patch({ stake: offered(body.stake as Cents) });
      await send(body, true);
    } else {
      pending.clear();
      enter({ kind: 'ready' });
    }
  }

  function offered(stake: Cents): Cents {
    return state.get().stakes.includes(stake) ? stake : state.get().stake;
  }

  async function spin(): Promise<void> {
    const { stake } = state.get();
    if (!canSpin(state.get())) return;
    const body: SpinBody = {
      requestId: parts.newId(),
      stake,
      clientSeed: parts.newId(),
      commit: state.get().nextCommit,
    };
    await send(body, false);
  }

  async function send(body: SpinBody, isReplay: boolean): Promise<void> {
    const startedAt = parts.now();
    pending.remember(PENDING_KIND, body.requestId, body);
    const { balance } = state.get();
    patch({ phase: { kind: 'asking' }, balance: cents(Math.max(0, balance - body.stake)), notice: null });
    view.start();
    bridge.post('round-started');
    try {
      const answer = await spinPatiently(body);
      patch({ nextCommit: answer.nextCommit });
      await present(answer.round, answer.balance, startedAt, isReplay);
    } catch (error) {
      view.cancel();
      await recover(error);
    }
  }

  /** A round that is requested too soon is retried when the server said; the reels spin meanwhile. */
  async function spinPatiently(body: SpinBody) {
    try {
      return await server.spin(body, gameToken);
    } catch (error) {
      if (failureKeyOf(error) !== 'roundTooSoon') throw error;
      await parts.wait(waitMsOf(error) ?? cycleMs);
      return server.spin(body, gameToken);
    }
  }

  async function present(
    round: AnyRound,
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
    const restMs = startedAt + cycleMs - parts.now();
    if (restMs > 0) await parts.wait(restMs);
    enter({ kind: 'ready' });
  }

  async function recover(error: unknown): Promise<void> {
    const key = failureKeyOf(error);
    if (!NEEDS_FRESH_STATE.includes(key)) return stop(error);
    pending.clear();
    // The server knows better than we do: its balance, its commitment, perhaps a round from another tab.
    await open(null);
    if (state.get().phase.kind === 'ready' && key !== 'roundRunning') patch({ notice: key });
  }

  function stop(error: unknown): void {
    const failure = failureKeyOf(error);
    const isOver =
      failure === 'gameSessionEnded' || failure === 'sessionEnded' || failure === 'launchTokenInvalid';
    if (isOver) {
      tokens.forget();
      bridge.post('session-ended');
    }
    if (!isOver && !LOST_ON_THE_WAY.includes(failure)) pending.clear();
    enter({ kind: 'stopped', failure, canRetry: !isOver });
  }

  return {
    open,
    spin,
    async retry() {
      const { phase } = state.get();
      if (phase.kind === 'stopped' && phase.canRetry) await open(null);
    },
    changeStake(direction) {
      if (state.get().phase.kind !== 'ready') return;
      isStakeChosen = true;
      patch({ stake: stepStake(state.get(), direction), notice: null });
    },
  };
}

function failureKeyOf(error: unknown): FailureKey {
  if (isCallFailure(error)) return error.key;
  // A bug of ours must be seen, and still leave the player a way on.
  console.error(error);
  return 'unknown';
}

function waitMsOf(error: unknown): number | null {
  const details = isCallFailure(error) ? (error.details as { waitMs?: unknown } | undefined) : undefined;
  return typeof details?.waitMs === 'number' ? details.waitMs : null;
}
