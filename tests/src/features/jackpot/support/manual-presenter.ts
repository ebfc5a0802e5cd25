import { RING_ORDER, type RingStep } from '../../../../../maths/jackpot-ring.ts';
import type { WheelTurn } from '../../../../../maths/jackpot-wheel.ts';
import type { DrawPresenter } from '../../../../../src/features/jackpot/draw-presenter.ts';
import { type Prize, winSizeOf } from '../../../../../src/features/jackpot/draw-rules.ts';

/** A presenter that plays nothing by itself: the test says when each part has ended. */
export class ManualPresenter implements DrawPresenter {
  readonly played: string[] = [];
  steps: readonly RingStep[] = [];
  wheel: WheelTurn | null = null;
  isCircling = false;
  #done: (() => void) | null = null;

  circle = () => {
    this.isCircling = true;
    this.played.push('circle');
  };
  rest = () => {
    this.isCircling = false;
    this.played.push('rest');
  };
  run = (plan: (startCell: number) => readonly RingStep[]) => {
    this.steps = plan(RING_ORDER[3]);
    return this.#play('run');
  };
  turn = (plan: WheelTurn) => {
    this.wheel = plan;
    return this.#play('turn');
  };
  celebrate = (prize: Prize) => this.#play(`celebrate ${winSizeOf(prize)}`);
  finish = () => {
    this.played.push('finish');
    this.#done?.();
  };
  cut = () => {
    this.isCircling = false;
    this.#done?.();
  };

  async end(): Promise<void> {
    this.#done?.();
    await new Promise<void>((done) => setImmediate(done));
  }

  #play(part: string): Promise<void> {
    this.isCircling = false;
    this.played.push(part);
    return new Promise((done) => {
      this.#done = done;
    });
  }
}
