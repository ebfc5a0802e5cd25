import type { JackpotInfo } from '../../../contract/jackpot/jackpot.ts';
import { planRingRun } from '../../../maths/jackpot-ring.ts';
import { planWheelTurn } from '../../../maths/jackpot-wheel.ts';
import type { DrawEffect, DrawEvent, DrawPart, Offer } from './draw-events.ts';
import type { DrawPresenter } from './draw-presenter.ts';
import { maySpin } from './draw-rules.ts';
import type { DrawRequest, DrawResult } from './draw-state.ts';

/** What the draw needs of the world; the real ones stand in draws.ts, tests bring their own. */
export interface DrawPorts {
  requestDraw(request: DrawRequest): Promise<DrawResult>;
  /** The latest reading; null before the first. */
  info(): JackpotInfo | null;
  /** Reloads pools and chances; never throws. */
  loadInfo(): Promise<void>;
  /** Reloads the board when it is not the one of this draw; never throws. */
  matchBoard(draw: DrawResult): Promise<void>;
  /** What a rejected promise was about; anything unknown counts as unreadable. */
  failureKey(error: unknown): string;
  newId(): string;
  /** Requests whose results the player has not seen, stored across reloads and shared by all tabs; oldest first. */
  stored: {
    list(): readonly DrawRequest[];
    /** Hears what other tabs store from now on, also what they delete soon after. @returns stops, and gives it */
    hear(): () => readonly DrawRequest[];
    save(request: DrawRequest): void;
    delete(requestId: string): void;
  };
  presenter(): DrawPresenter | null;
  /** For the eye alone, from 0 up to, not with, 1. */
  random(): number;
  now(): number;
  /** @returns what cancels it. */
  after(ms: number, work: () => void): () => void;
  isVisible(): boolean;
  /** Resolves once what is shown now was painted on a page that is visible; never for a page that goes. */
  onScreen(): Promise<void>;
  /** Balance and red dots, after a result; never throws. */
  refreshPlayer(): void;
}

type SendEvent = (event: DrawEvent) => void;

/** @returns what may be requested now, by what the player knows */
export function readOffer({ info, stored, newId }: DrawPorts): Offer {
  const latest = info();
  const commit = latest?.draw.commit;
  const fresh = () => (commit ? { requestId: newId(), clientSeed: newId(), commit } : null);
  return { maySpin: maySpin(latest, false), request: stored.list().at(0) ?? fresh() };
}

/** @returns what performs the effects of a draw in the world */
export function createPerformer(ports: DrawPorts): (effect: DrawEffect, send: SendEvent) => void {
  let cancelRetry = () => {};

  return (effect, send) => {
    switch (effect.type) {
      case 'storeRequest':
        return ports.stored.save(effect.request);
      case 'deleteRequest':
        return ports.stored.delete(effect.requestId);
      case 'send':
        return void requestDraw(ports, effect, send);
      case 'retryLater': {
        const { ms, generation } = effect;
        cancelRetry = ports.after(ms, () => send({ type: 'retryDue', generation }));
        return;
      }
      case 'cancelRetry':
        return cancelRetry();
      case 'readOffer': {
        const { generation } = effect;
        return void ports
          .loadInfo()
          .then(() => send({ type: 'offerRead', generation, offer: readOffer(ports) }));
      }
      case 'matchBoard': {
        const { result, generation } = effect;
        return void ports.matchBoard(result).then(() => send({ type: 'boardMatched', generation }));
      }
      case 'awaitPaint': {
        const { generation } = effect;
        return void ports.onScreen().then(() => send({ type: 'awardPainted', generation }));
      }
      case 'refresh':
        return effect.what === 'board' ? void ports.loadInfo() : ports.refreshPlayer();
      case 'present':
        return void presentDraw(ports, effect, send);
      default:
        ports.presenter()?.[effect.type]();
    }
  };
}

async function requestDraw(
  ports: DrawPorts,
  { request, generation }: Extract<DrawEffect, { type: 'send' }>,
  send: SendEvent,
): Promise<void> {
  let result: DrawResult;
  // A quick tab has shown its draw, and deleted its request, before a slow one is refused.
  const stopHearing = ports.stored.hear();
  try {
    result = await ports.requestDraw(request);
  } catch (failure) {
    const key = ports.failureKey(failure);
    const known = [...ports.stored.list(), ...stopHearing()];
    const other = known.find(({ requestId }) => requestId !== request.requestId) ?? null;
    return send({ type: 'rejected', generation, key, failure, other });
  }
  stopHearing();
  send({ type: 'answered', generation, result });
}

/** The result does not depend on its presentation: what fails to play is passed over. */
async function presentDraw(
  ports: DrawPorts,
  { part, generation }: Extract<DrawEffect, { type: 'present' }>,
  send: SendEvent,
): Promise<void> {
  try {
    await play(ports, part);
  } catch {
    // The state says how it goes on.
  }
  send({ type: 'presented', generation });
}

async function play(ports: DrawPorts, part: DrawPart): Promise<void> {
  const presenter = ports.presenter();
  if (part.kind === 'ring') await presenter?.run((startCell) => planRingRun(part.cell, startCell));
  else if (part.kind === 'wheel')
    await presenter?.turn(planWheelTurn(part.tier, { paceShare: ports.random(), landShare: ports.random() }));
  else await presenter?.celebrate(part.prize);
}
