import { createStore } from 'zustand/vanilla';
import type { LotteryDraw } from '../../../contract/lottery/lottery-calls.ts';
import type { Cents } from '../../../contract/money.ts';
import { onSignedOut } from '../../session/sign-in/sign-out.ts';

interface LotteryShow {
  readonly draw: LotteryDraw;
  /** `drawing`: the drums are on their way to its number. `shown`: it is told. */
  readonly phase: 'drawing' | 'shown';
  /** What the player won with it above the stake; null where nothing is celebrated. */
  readonly win: Cents | null;
}

export interface LotteryStageState {
  /** Drums; 0 until the page knows. */
  readonly digits: number;
  /** The last number drawn. */
  readonly rest: LotteryDraw | null;
  /** The draw that is watched. */
  readonly show: LotteryShow | null;
}

const EMPTY_STAGE: LotteryStageState = { digits: 0, rest: null, show: null };

export const lotteryStageStore = createStore<LotteryStageState>()(() => EMPTY_STAGE);

onSignedOut(() => lotteryStageStore.setState(EMPTY_STAGE, true));

/** Names a draw uniquely among all lotteries. */
export const drawKey = ({ product, number }: Pick<LotteryDraw, 'product' | 'number'>): string =>
  `${product} ${number}`;

/** What the machine shows at rest. A draw that is watched goes on, unless it is another lottery's. */
export function setStage(digits: number, rest: LotteryDraw | null): void {
  lotteryStageStore.setState(({ show }) => ({
    digits,
    rest,
    show: show && rest && show.draw.product === rest.product ? show : null,
  }));
}

export const watchDraw = (draw: LotteryDraw, win: Cents | null): void =>
  lotteryStageStore.setState({ show: { draw, phase: 'drawing', win } });

/** The drums rest at the number, or are not to be waited for. @param key of the draw that has landed; null is any */
export function showDrawn(key: string | null): void {
  lotteryStageStore.setState(({ show }) =>
    show?.phase === 'drawing' && (key === null || drawKey(show.draw) === key)
      ? { show: { ...show, phase: 'shown' } }
      : {},
  );
}

export const leaveStage = (): void => lotteryStageStore.setState(EMPTY_STAGE, true);
