import type {
  DrawEffect,
  DrawEvent,
  DrawReply,
  Offer,
} from '../../../../../src/features/jackpot/draw-events.ts';
import { reduceDraw } from '../../../../../src/features/jackpot/draw-reducer.ts';
import {
  type DrawRequest,
  type DrawResult,
  type DrawState,
  FIRST_DRAW_STATE,
} from '../../../../../src/features/jackpot/draw-state.ts';
import { coinDraw, jackpotDraw } from './draw-world.ts';

/** Effects that have begun and not ended yet. */
type Running = Extract<DrawEffect, { generation: number }>;
/**
 * How a call ends. `lost`: the server has drawn, and its answer is lost. `unsent`: the server never heard of it.
 * `expired`: the session has ended there.
 */
export type CallEnd = 'good' | 'lost' | 'unsent' | 'expired';

/** One player, one server and one browser's storage: what is decided, stored and seen. */
export class DrawSimulation {
  readonly drawn = new Map<string, DrawResult>();
  /** Requests whose award was on a screen, or taken. */
  readonly seen = new Set<string>();
  readonly stored = new Map<string, DrawRequest>();
  /** A refusal holds, whichever of the calls of one request comes first. */
  readonly #refused = new Map<string, string>();
  chances = 1;
  isClosed = false;
  isSignedIn = true;
  ids = 0;

  /** The seal moves on with each draw. */
  get commit(): string {
    return `seal-${this.drawn.size}`;
  }

  listStored(): DrawRequest[] {
    return this.isSignedIn ? [...this.stored.values()] : [];
  }

  /** @returns the key of an error, or null when the draw is made, or was made before */
  draw(request: DrawRequest): string | null {
    const { requestId } = request;
    if (this.drawn.has(requestId)) return null;
    const refusal = this.#refused.get(requestId) ?? this.#refuse(request);
    if (refusal) {
      this.#refused.set(requestId, refusal);
      return refusal;
    }
    this.chances -= 1;
    const kind = this.drawn.size % 2 === 0 ? jackpotDraw : coinDraw();
    this.drawn.set(requestId, { ...kind, id: requestId });
    return null;
  }

  #refuse({ commit }: DrawRequest): string | null {
    if (this.isClosed) return 'jackpotClosed';
    if (this.chances === 0) return 'jackpotNoChance';
    return commit === this.commit ? null : 'drawPromiseStale';
  }

  /** Whether a call of this request can still bring an answer that has not been seen. */
  mayBeUnseen(requestId: string): boolean {
    return !this.seen.has(requestId) && !this.#refused.has(requestId);
  }

  /** @throws when an unseen answer would not survive a reload */
  check(): void {
    for (const id of this.drawn.keys())
      if (!this.seen.has(id) && !this.stored.has(id)) throw new Error(`${id} is lost`);
  }
}

/** A tab with a hall: performs effects by hand, and lives on through reloads. */
export class DrawTab {
  state: DrawState = FIRST_DRAW_STATE;
  running: Running[] = [];
  readonly #world: DrawSimulation;
  readonly #seen = new Set<string>();
  #known = { commit: '', maySpin: false };
  #at = 0;

  constructor(world: DrawSimulation) {
    this.#world = world;
    this.#readBoard();
    this.openHall();
  }

  send(event: DrawEvent): void {
    const before = this.state;
    const { state, effects } = reduceDraw(before, event);
    this.state = state;
    if (state.phase === 'award' && before.phase !== 'award' && this.#seen.has(state.request.requestId))
      throw new Error(`${state.request.requestId} is shown twice`);
    if (before.phase === 'award' && isTaking(event, before)) {
      this.#seen.add(before.request.requestId);
      this.#world.seen.add(before.request.requestId);
    }
    for (const effect of effects) this.#perform(effect);
    this.#world.check();
  }

  spin(afterMs: number): void {
    this.#at += afterMs;
    this.send({ type: 'spinPressed', at: this.#at, offer: this.#offer() });
  }

  openHall(): void {
    const stored = this.#world.listStored().at(0) ?? null;
    this.send({ type: 'hallOpened', isVisible: true, stored });
  }

  learnPlayer(): void {
    this.#readBoard();
    this.send({ type: 'playerKnown', stored: this.#world.listStored().at(0) ?? null });
  }

  /** Nothing of the page survives but what is stored; what was sent may have reached the server. */
  reload(hasReached: boolean): void {
    for (const effect of this.running)
      if (hasReached && effect.type === 'send') this.#world.draw(effect.request);
    this.running = [];
    this.state = FIRST_DRAW_STATE;
    this.#readBoard();
    this.openHall();
  }

  /** Ends one of what is running. @returns false where it can't end now, as painting of a hidden page */
  end(index: number, callEnd: CallEnd): boolean {
    const effect = this.running[index];
    if (!effect || (effect.type === 'awaitPaint' && !this.state.isVisible)) return false;
    this.running.splice(index, 1);
    this.send({ ...this.#replyTo(effect, callEnd), generation: effect.generation });
    return true;
  }

  #replyTo(effect: Running, callEnd: CallEnd): DrawReply {
    if (effect.type === 'send') return this.#answer(effect.request, callEnd);
    if (effect.type === 'readOffer') {
      this.#readBoard();
      return { type: 'offerRead', offer: this.#offer() };
    }
    if (effect.type === 'matchBoard') return { type: 'boardMatched' };
    if (effect.type === 'retryLater') return { type: 'retryDue' };
    return { type: effect.type === 'present' ? 'presented' : 'awardPainted' };
  }

  #answer(request: DrawRequest, callEnd: CallEnd): DrawReply {
    const world = this.#world;
    const reject = (key: string): DrawReply => {
      const other = world.listStored().find(({ requestId }) => requestId !== request.requestId) ?? null;
      return { type: 'rejected', key, failure: key, other };
    };
    if (!world.isSignedIn || callEnd === 'expired') return reject('sessionEnded');
    if (callEnd === 'unsent') return reject('offline');
    const refusal = world.draw(request);
    if (callEnd === 'lost') return reject('timeout');
    const result = world.drawn.get(request.requestId);
    return refusal === null && result ? { type: 'answered', result } : reject(refusal ?? 'internal');
  }

  #readBoard(): void {
    const { commit, chances, isClosed, isSignedIn } = this.#world;
    this.#known = { commit, maySpin: isSignedIn && !isClosed && chances > 0 };
  }

  #offer(): Offer {
    const { commit, maySpin } = this.#known;
    this.#world.ids += 1;
    const fresh = { requestId: `id-${this.#world.ids}`, clientSeed: 'seed', commit };
    return { maySpin, request: this.#world.listStored().at(0) ?? fresh };
  }

  #perform(effect: DrawEffect): void {
    const { stored } = this.#world;
    if (effect.type === 'storeRequest') stored.set(effect.request.requestId, effect.request);
    if (effect.type === 'deleteRequest') stored.delete(effect.requestId);
    if (effect.type === 'send') {
      const { requestId } = effect.request;
      if (!stored.has(requestId) && this.#world.mayBeUnseen(requestId))
        throw new Error(`${requestId} is sent before it is stored`);
    }
    if (effect.type === 'cancelRetry')
      this.running = this.running.filter(({ type }) => type !== 'retryLater');
    if (effect.type === 'refresh' && effect.what === 'board') this.#readBoard();
    if ('generation' in effect) this.running.push(effect);
  }
}

/** Whether the player has seen the award after this event. */
function isTaking(event: DrawEvent, { generation }: DrawState): boolean {
  return event.type === 'dismissed' || (event.type === 'awardPainted' && event.generation === generation);
}
