import type { RingStep } from '../../../maths/jackpot-ring.ts';
import type { WheelTurn } from '../../../maths/jackpot-wheel.ts';
import type { Prize } from './draw-rules.ts';

/**
 * Presents a draw. It plays plans and decides nothing; every promise settles, also when the presentation is cut or
 * taken down in between.
 */
export interface DrawPresenter {
  /** The light circles until the answer arrives. */
  circle(): void;
  /** The light stops where it is: no answer came. */
  rest(): void;
  /** Plays the steps from the cell where the light comes next. Resolves when it rests on the last of them. */
  run(plan: (startCell: number) => readonly RingStep[]): Promise<void>;
  /** Opens the wheel, turns it, and closes it again a while after it has come to rest. */
  turn(plan: WheelTurn): Promise<void>;
  /** Shows the award: its name, its amount counted up, coins to the balance. Its end stands until it is cut. */
  celebrate(prize: Prize): Promise<void>;
  /** The award's end at once. */
  finish(): void;
  /** Ends at once whatever plays. */
  cut(): void;
}

let presenter: DrawPresenter | null = null;
const listeners = new Set<() => void>();

/** Null for less motion, and where nothing can be drawn: the hall then shows each result at once. */
export function currentPresenter(): DrawPresenter | null {
  return presenter;
}

/** Hears of each presenter that comes or goes. @returns what stops it */
export function onPresenterChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The stage registers its presenter while it is mounted. @returns the function that removes it; a running show is cut */
export function registerDrawPresenter(registered: DrawPresenter): () => void {
  setPresenter(registered);
  return () => {
    if (presenter !== registered) return;
    setPresenter(null);
    registered.cut();
  };
}

function setPresenter(next: DrawPresenter | null): void {
  presenter = next;
  for (const listener of listeners) listener();
}
