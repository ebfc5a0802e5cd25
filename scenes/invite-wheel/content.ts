import type { Cents } from '../../contract/money.ts';

/** The wheel as it is to be shown. */
export interface WheelContent {
  /** What each sector pays, as it is lettered, clockwise from the top. */
  readonly labels: readonly string[];
  /** The largest amounts, by sector: they are of gold. */
  readonly golden: readonly number[];
  /**
   * `still`; `turning` while the result is on its way; `landing` with the result; `shown` when it has been told; `cut` when the
   * result does not come: it rests without one.
   */
  readonly phase: 'still' | 'turning' | 'landing' | 'shown' | 'cut';
  /** Of `landing` and `shown`: another key is another spin. */
  readonly result: WheelResult | null;
}

export interface WheelResult {
  readonly key: string;
  readonly sector: number;
  readonly prize: Cents;
  /** Words over the prize; null where it is not celebrated. */
  readonly title: string | null;
}
