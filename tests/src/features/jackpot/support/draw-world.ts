import { expect } from 'vitest';
import type { JackpotInfo } from '../../../../../contract/jackpot/jackpot.ts';
import { cents } from '../../../../../contract/money.ts';
import type { DrawPorts } from '../../../../../src/features/jackpot/draw-effects.ts';
import { createDrawFlow } from '../../../../../src/features/jackpot/draw-flow.ts';
import type { DrawPresenter } from '../../../../../src/features/jackpot/draw-presenter.ts';
import type { DrawRequest, DrawResult } from '../../../../../src/features/jackpot/draw-state.ts';
import { createDrawStore } from '../../../../../src/features/jackpot/draw-store.ts';
import { type ManualTimer, manualAfter } from '../../../manual-timers.ts';
import { ManualPresenter } from './manual-presenter.ts';

export const coinDraw = (more: Partial<DrawResult> = {}): DrawResult => ({
  id: 'draw-1',
  type: 1,
  propId: 2001,
  count: 5_000,
  bonus: cents(5_000),
  cell: 9,
  day: '2026-11-20',
  createTime: 0,
  proof: { commit: '', serverSeed: '', clientSeed: '', maths: '', cellWeights: [], tierWeights: [] },
  coin: cents(25_000),
  nextCommit: 'next',
  ...more,
});
export const jackpotDraw = coinDraw({
  type: 2,
  propId: 50003,
  cell: 5,
  count: 4_000_000,
  bonus: cents(4_000_000),
});

export const failure = (key: string) => Object.assign(new Error(key), { key });
export const rejection = (key: string) => async () => Promise.reject(failure(key));
export const settle = () => new Promise<void>((done) => setImmediate(done));

/** The world outside the flow: a scripted server, a storage that outlives a reload, a clock by hand. */
export class DrawWorld {
  readonly asked: DrawRequest[] = [];
  readonly answers: ((request: DrawRequest) => Promise<DrawResult>)[] = [];
  /** How often the player's balance was requested again. */
  refreshes = 0;
  stored: DrawRequest[] = [];
  /** What other tabs store while a draw is requested. */
  heard: DrawRequest[] = [];
  info = { canReceiveDrawChance: true, draw: { commit: 'seal' } } as JackpotInfo;
  fresh: JackpotInfo | null = null;
  presenter: DrawPresenter | null = new ManualPresenter();
  now = 1_000;
  isVisible = true;
  /** Of a page that goes it never settles. */
  screen: Promise<void> = Promise.resolve();
  board: Promise<void> = Promise.resolve();
  timers: ManualTimer[] = [];
  #ids = 0;

  get manual(): ManualPresenter {
    expect(this.presenter).toBeInstanceOf(ManualPresenter);
    return this.presenter as ManualPresenter;
  }

  /** A page of its own over the same storage: what a reload or another tab is. */
  openPage() {
    const store = createDrawStore();
    const flow = createDrawFlow(store, this.ports());
    if (this.presenter) flow.followPresenter();
    const leave = flow.open();
    const press = async () => {
      flow.spin();
      await settle();
    };
    return { store, flow, leave, press, phase: () => store.getState().phase };
  }

  async tick(): Promise<void> {
    const [timer, ...rest] = this.timers;
    this.timers = rest;
    timer?.work();
    await settle();
  }

  ports(): DrawPorts {
    return {
      requestDraw: (request) => {
        // Stored before it is sent: a reload in mid-flight must find it.
        expect(this.stored).toContainEqual(request);
        this.asked.push(request);
        const answer = this.answers.shift();
        return answer ? answer(request) : new Promise(() => undefined);
      },
      info: () => this.info,
      loadInfo: async () => {
        if (this.fresh) this.info = this.fresh;
      },
      matchBoard: () => this.board,
      failureKey: (error) => (error as { key?: string }).key ?? 'unreadable',
      newId: () => `id-${++this.#ids}`,
      stored: {
        list: () => this.stored,
        hear: () => () => this.heard,
        save: (request) => {
          this.stored = [...this.stored.filter((other) => other.requestId !== request.requestId), request];
        },
        delete: (id) => {
          this.stored = this.stored.filter(({ requestId }) => requestId !== id);
        },
      },
      presenter: () => this.presenter,
      random: () => 0.5,
      now: () => this.now,
      after: manualAfter(this),
      isVisible: () => this.isVisible,
      onScreen: () => this.screen,
      refreshPlayer: () => {
        this.refreshes += 1;
      },
    };
  }
}

export type DrawPage = ReturnType<DrawWorld['openPage']>;
