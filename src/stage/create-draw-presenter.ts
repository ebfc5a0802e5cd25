import type { JackpotDisplay } from '../../scenes/jackpot/jackpot-display.ts';
import { awardContentOf } from '../features/jackpot/award-content.ts';
import type { DrawPresenter } from '../features/jackpot/draw-presenter.ts';
import type { clipView, observeBoxes } from './hall-boxes.ts';

/** Plays a draw on `display`; its view shows no more than what plays. */
export function createDrawPresenter(
  display: JackpotDisplay,
  places: ReturnType<typeof observeBoxes>,
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
    async celebrate(prize) {
      view.showAll();
      places.measure();
      await display.celebrate(awardContentOf(prize));
    },
    finish: () => display.finish(),
    cut: () => display.cut(),
  };
}
