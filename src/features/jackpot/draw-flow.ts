import type { JackpotInfo } from '../../../contract/entities/jackpot.ts';
import { SPIN_DEBOUNCE_MS } from '../../../contract/limits.ts';
import { planRingRun } from '../../../maths/jackpot-ring.ts';
import { planWheelTurn } from '../../../maths/jackpot-wheel.ts';
import { maySpin, prizeOfDraw, winSizeOf } from './draw-rules.ts';
import type { DrawShow } from './draw-show.ts';
import { type DrawResult, type DrawStore, EMPTY_DRAW } from './draw-store.ts';

/** The three that make a draw the same draw, however often it is asked for. */
export interface DrawRequest {
  readonly requestId: string;
  readonly clientSeed: string;
  readonly commit: string;
}

/** What the flow needs of the world; the real ones stand in draws.ts, tests bring their own. */
export interface DrawPorts {
  ask(request: DrawRequest): Promise<DrawResult>;
  /** The latest reading; null before the first. */
  info(): JackpotInfo | null;
  /** Reads pools and chances anew; never throws. */
  loadInfo(): Promise<void>;
  /** Loads the board anew when it is not the one of this draw; never throws. */
  matchBoard(draw: DrawResult): Promise<void>;
  /** What a rejected promise was about; anything unknown counts as unreadable. */
  failureKey(error: unknown): string;
  newId(): string;
  /** The request whose result the player has not seen, kept across reloads. */
  pending: { read(): DrawRequest | null; write(request: DrawRequest): void; clear(requestId: string): void };
  show(): DrawShow;
  /** For the eye alone, from 0 up to, not with, 1. */
  random(): number;
  now(): number;
  /** @returns what cancels it. */
  after(ms: number, work: () => void): () => void;
  isVisible(): boolean;
  /** The result has been shown, with its balance. */
  whenShown(draw: DrawResult): void;
}

/** No answer, or none that tells whether the draw was made: the same three ask again. */
const UNCERTAIN: readonly string[] = [
  'timeout',
  'offline',
  'unreadable',
  'internal',
  'maintenance',
  'tooOften',
];
/** Refused because another draw came first. */
const OUTDRAWN: readonly string[] = ['jackpotNoChance', 'drawPromiseStale'];
const AGAIN_MS = [1_500, 3_000, 6_000, 12_000] as const;

/** The result does not hang on its show: what fails to play is passed over. */
async function passOver(part: () => Promise<void>): Promise<void> {
  try {
    await part();
  } catch {
    // What comes next says where the draw stands.
  }
}

export function createDrawFlow(store: DrawStore, ports: DrawPorts) {
  let pressedAt = Number.NEGATIVE_INFINITY;
  let watchers = 0;
  let tries = 0;
  /** The rest of the show is passed over: skipped, or nobody looks. */
  let isCut = false;
  let cancelRetry = () => {};
  /** A draw that was reset meanwhile must not come back. */
  let turn = 0;

  /** The player presses SPIN. Presses that follow too quickly, or without a chance, do nothing. */
  async function spin(): Promise<void> {
    const { phase } = store.getState();
    const info = ports.info();
    const now = ports.now();
    const isTooSoon = now - pressedAt < SPIN_DEBOUNCE_MS;
    pressedAt = now;
    if (isTooSoon || phase !== 'idle' || !maySpin(info, false)) return;
    isCut = false;
    await start(makeRequest(info));
  }

  /** An unanswered request comes first: it may have been the player's only chance. */
  function makeRequest(info: JackpotInfo | null): DrawRequest | null {
    const kept = ports.pending.read();
    if (kept) return kept;
    const commit = info?.draw.commit;
    return commit ? { requestId: ports.newId(), clientSeed: ports.newId(), commit } : null;
  }

  async function start(request: DrawRequest | null): Promise<void> {
    if (!request) return ports.loadInfo();
    ports.pending.write(request);
    store.setState({ phase: 'asking', failure: null, result: null });
    ports.show().circle();
    tries = 0;
    await send(request);
  }

  async function send(request: DrawRequest): Promise<void> {
    cancelRetry();
    const mine = ++turn;
    let draw: DrawResult;
    try {
      draw = await ports.ask(request);
    } catch (error) {
      if (mine === turn) await refuse(error, request);
      return;
    }
    if (mine === turn) await play(draw, request.requestId);
  }

  async function refuse(error: unknown, request: DrawRequest): Promise<void> {
    // Nobody is there to be told: the next visit asks again.
    if (watchers === 0) return store.setState(EMPTY_DRAW);
    const key = ports.failureKey(error);
    ports.show().rest();
    if (UNCERTAIN.includes(key)) {
      store.setState({ phase: 'unsure', failure: error });
      askLater(request);
      return;
    }
    // Signed out in between: the draw may have been made, and is asked for after the next sign-in.
    if (key === 'sessionEnded') return store.setState({ phase: 'idle', failure: null });
    // Whatever else it says, this draw was not made and used no chance.
    ports.pending.clear(request.requestId);
    // Pressed in two tabs in the same moment: the other one's draw is the player's, and this tab shows it too.
    const other = OUTDRAWN.includes(key) ? ports.pending.read() : null;
    if (other) {
      ports.show().circle();
      return send(other);
    }
    const mine = turn;
    await ports.loadInfo();
    if (mine !== turn) return;
    if (watchers === 0) return store.setState(EMPTY_DRAW);
    const isStale = key === 'drawPromiseStale' && tries === 0 && maySpin(ports.info(), false);
    if (!isStale) return store.setState({ phase: 'idle', failure: error });
    tries += 1;
    const fresh = makeRequest(ports.info());
    if (!fresh) return store.setState({ phase: 'idle', failure: error });
    ports.pending.write(fresh);
    ports.show().circle();
    await send(fresh);
  }

  function askLater(request: DrawRequest): void {
    const waitMs = AGAIN_MS[Math.min(tries, AGAIN_MS.length - 1)] ?? 0;
    tries += 1;
    cancelRetry = ports.after(waitMs, () => void send(request));
  }

  /** Asks at once for what could not be answered: the network is back, or the player wants to know. */
  function askAgain(): void {
    const request = ports.pending.read();
    if (store.getState().phase === 'unsure' && request) void send(request);
  }

  async function play(draw: DrawResult, requestId: string): Promise<void> {
    const mine = turn;
    const isCurrent = () => mine === turn;
    if (watchers > 0) await ports.matchBoard(draw);
    if (!isCurrent()) return;
    // Closed before the answer came: it stays unseen, and the next visit shows it.
    if (watchers === 0) return store.setState({ phase: 'idle', litCell: null });
    const isSeen = () => !isCut && ports.isVisible();
    store.setState({ phase: 'ring', result: draw, failure: null });
    if (isSeen()) await passOver(() => ports.show().run((startCell) => planRingRun(draw.cell, startCell)));
    // A light that still circles would leave the server's cell again.
    else ports.show().rest();
    if (!isCurrent()) return;
    store.setState({ litCell: draw.cell });
    const prize = prizeOfDraw(draw);
    if (prize.kind === 'jackpot' && prize.tier && isSeen()) {
      store.setState({ phase: 'wheel' });
      const plan = planWheelTurn(prize.tier, { paceShare: ports.random(), landShare: ports.random() });
      await passOver(() => ports.show().turn(plan));
      if (!isCurrent()) return;
    }
    ports.pending.clear(requestId);
    store.setState({ phase: 'award', countShare: isSeen() ? 0 : 1 });
    void ports.loadInfo();
    if (isSeen()) await passOver(() => ports.show().celebrate(winSizeOf(prize)));
    if (isCurrent()) store.setState({ countShare: 1 });
    ports.whenShown(draw);
  }

  /** Straight to the result: by the player's wish, or because nothing can be seen any more. */
  function skip(): void {
    const { phase } = store.getState();
    if (phase === 'idle' || phase === 'unsure') return;
    isCut = true;
    ports.show().cut();
  }

  /** The player has read the award. */
  function dismiss(): void {
    if (store.getState().phase !== 'award') return;
    ports.show().cut();
    store.setState({ phase: 'idle', countShare: 1 });
  }

  /** The hall is on the screen. */
  function open(): () => void {
    watchers += 1;
    resume();
    return leave;
  }

  /** What an earlier page left unseen is asked for and shown without a show, once it is known whose it is. */
  function resume(): void {
    const kept = ports.pending.read();
    if (!kept || watchers === 0 || store.getState().phase !== 'idle') return;
    isCut = true;
    void start(kept);
  }

  function leave(): void {
    watchers -= 1;
    if (watchers > 0) return;
    const { phase } = store.getState();
    // An answer under way keeps its request; one that is being shown counts as unseen until its award.
    if (phase !== 'asking') turn += 1;
    cancelRetry();
    ports.show().cut();
    store.setState(EMPTY_DRAW);
  }

  /** Nothing of one player may be shown to the next one on the same machine. */
  function reset(): void {
    turn += 1;
    cancelRetry();
    ports.show().cut();
    store.setState(EMPTY_DRAW);
  }

  return { spin, skip, dismiss, askAgain, open, resume, reset };
}

export type DrawFlow = ReturnType<typeof createDrawFlow>;
