import type { RingStep } from '../../../maths/jackpot-ring.ts';
import type { WheelTurn } from '../../../maths/jackpot-wheel.ts';
import type { WinSize } from './draw-rules.ts';

/**
 * What shows a draw. It plays plans and decides nothing; every promise settles, also when the show is cut or
 * taken down in between.
 */
export interface DrawShow {
  /** The light goes round until told otherwise: the answer is on its way. */
  circle(): void;
  /** The light stops where it is: no answer came. */
  rest(): void;
  /** Plays the steps from the cell where the light comes next. Resolves when it rests on the last of them. */
  run(plan: (startCell: number) => readonly RingStep[]): Promise<void>;
  /** Opens the wheel, turns it, and closes it again a while after it has come to rest. */
  turn(plan: WheelTurn): Promise<void>;
  /** Counts the award up and sends its coins to the balance. */
  celebrate(size: WinSize): Promise<void>;
  /** Ends at once whatever plays. */
  cut(): void;
}

/** For less motion, and where nothing can be drawn: the same end, at once. */
export const stillShow: DrawShow = {
  circle: () => undefined,
  rest: () => undefined,
  run: async () => undefined,
  turn: async () => undefined,
  celebrate: async () => undefined,
  cut: () => undefined,
};

let show: DrawShow = stillShow;

export function currentShow(): DrawShow {
  return show;
}

/** The stage lends its show while it is up. @returns what takes it back; what played is cut */
export function lendShow(lent: DrawShow): () => void {
  show = lent;
  return () => {
    if (show !== lent) return;
    show = stillShow;
    lent.cut();
  };
}
