import type { JackpotDisplay } from '../../scenes/jackpot/jackpot-display.ts';
import type { DrawPresenter } from '../features/jackpot/draw-presenter.ts';
import type { clipView, watchBoxes } from './hall-boxes.ts';

/** Plays a draw on `display`; its view shows no more than what plays. */
export function createDrawPresenter(
  display: JackpotDisplay,
  places: ReturnType<typeof watchBoxes>,
  view: ReturnType<typeof clipView>,
): DrawPresenter {
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
    async celebrate(award) {
      view.showAll();
      places.measure();
      await display.celebrate(award);
    },
    finish: () => display.finish(),
    cut: () => display.cut(),
  };
}
