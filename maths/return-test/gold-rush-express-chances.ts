import { RUSH_HOLD, RUSH_REELS, RUSH_TRIGGER } from '../gold-rush/reels.ts';
import { holdChances } from './hold-chances.ts';
import { classesOf, type PayClass } from './pay-classes.ts';

export function goldRushClasses(): PayClass[] {
  // Line bets are tenths of a stake, and coins are worth whole halves.
  const unit = 10;
  return classesOf(holdChances(RUSH_REELS, RUSH_HOLD, RUSH_TRIGGER, unit), unit);
}
