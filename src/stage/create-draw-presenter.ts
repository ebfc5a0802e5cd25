import type { JackpotDisplay } from '../../scenes/jackpot/jackpot-display.ts';
import type { DrawPresenter } from '../features/jackpot/draw-presenter.ts';
import type { clipView, watchBoxes } from './hall-boxes.ts';

/** Plays a draw on `display`; its view shows no more than what plays. */
export function createDrawPresenter(
  display: JackpotDisplay,
  places: ReturnType<typeof watchBoxes>,
  view: ReturnType<typeof clipView>,
): DrawPresenter {
  let cuts = 0;
  return {
    circle() {
      view.showRing();
      display.circle();
    },
    rest: () => display.rest(),
    run(plan) {
      view.showRing();
      return display.play(plan);
    },
    turn(plan) {
      view.showAll();
      return display.turn(plan);
    },
    async celebrate(size, onCount) {
      const before = cuts;
      // The award stands in the hall once React has had its turn.
      await new Promise((done) => setTimeout(done));
      if (before !== cuts) return;
      view.showAll();
      places.measure();
      await display.celebrate(size, onCount);
    },
    cut() {
      cuts += 1;
      display.cut();
    },
  };
}
