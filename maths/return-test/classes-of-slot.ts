import { commonDivisor } from '../game-figures.ts';
import { freeSpinGameOf } from '../slot/definition/cycle-of.ts';
import type { AnySlot } from '../slot/definition/slot-definition.ts';
import { freeSpinChances } from './free-spin-chances.ts';
import { heldChances } from './held-chances.ts';
import { holdChances } from './hold-chances.ts';
import { classesOf, type PayClass } from './pay-classes.ts';

/** The exact chances of a slot in classes. @throws TypeError where they cannot be counted */
export function classesOfSlot(slot: AnySlot): PayClass[] {
  const { maths, symbols, grid, spin, feature } = slot;
  const { wins, reels } = spin;
  if (spin.kind === 'single' && reels.kind === 'strips') {
    const game = { symbols, ...grid, strips: reels.sets.base };
    const unit = 100 / wins.stakeUnits;
    if (feature.kind === 'respins') return classesOf(heldChances(game));
    if (feature.kind === 'hold' && wins.kind === 'lines' && !wins.hasOpenWilds) {
      const rules = { ...grid, ...feature.hold };
      // Divides the pays of lines and coins alike.
      const common = Number(
        [...rules.values.map(({ pay }) => pay), rules.fullGridPay]
          .map(BigInt)
          .reduce(commonDivisor, BigInt(unit)),
      );
      return classesOf(holdChances({ ...wins, ...game }, rules, feature.trigger, common), common);
    }
    const counted = freeSpinGameOf(slot);
    if (counted) return classesOf(freeSpinChances(counted), unit);
  }
  throw new TypeError(`the chances of ${maths} are not counted`);
}
