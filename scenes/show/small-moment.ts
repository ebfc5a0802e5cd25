import type { Cents } from '../../contract/money.ts';
import { isCelebrated } from '../../contract/unit-value.ts';
import type { RandomSource } from '../../maths/random-source.ts';
import type { SceneContext } from '../scene.ts';
import { ShowMoment } from './show-moment.ts';

/** The stage of a moment: height for its width, and where its middle lies. */
const STAGE_RATIO = 760 / 412;
const STAGE_MIDDLE = 0.42;

interface SmallMomentOrder {
  readonly title: string;
  readonly amount: Cents;
  /** Of the stage, in CSS pixels. */
  readonly width: number;
  /** Where the middle of the moment is to lie, in CSS pixels from above. */
  readonly middle: number;
  readonly random: RandomSource;
}

/** A prize that is celebrated over a part of a page, on a stage of the shape that moments are measured on. Nothing flies away. */
export function smallMoment(
  context: SceneContext,
  { title, amount, width, middle, random }: SmallMomentOrder,
): ShowMoment {
  const height = width * STAGE_RATIO;
  const moment = new ShowMoment(context, {
    size: 'small',
    title,
    amount,
    isQuiet: !isCelebrated(amount),
    width,
    height,
    balance: null,
    random,
    showBalance: () => {},
  });
  moment.view.y = middle - height * STAGE_MIDDLE;
  return moment;
}
