import { type BetFigures, type Fraction, figuresOfCases, toBp } from '../../game-figures.ts';
import { type FreeSpinGame, freeSpinFigures } from '../free-spin-figures.ts';
import { heldFigures } from '../held-figures.ts';
import { holdFigures } from '../hold-figures.ts';
import { tumbleRulesOf } from '../tumble.ts';
import { tumbleFigures } from '../tumble-figures.ts';
import { freeSpinGameOf } from './cycle-of.ts';
import type { AnySlot, StripReels, StripWindow } from './slot-definition.ts';

/** Counted figures; how often a round returns more than its stake is not counted where wins fall. */
export type CountedFigures = Omit<BetFigures, 'aboveStakeRate'> & Partial<BetFigures>;

/** A mean that is a sum of doubles is cut after twelve digits. */
const DIGITS = 1_000_000_000_000;

/** The exact figures of a slot, with those of its feature; null where its mechanics together have no counter. */
export function figuresOf(slot: AnySlot): CountedFigures | null {
  const { spin, feature } = slot;
  if (spin.kind === 'cascade')
    return feature.kind === 'none' && spin.wins.kind === 'counts' ? fallFigures(slot) : null;
  return spin.reels.kind === 'strips' ? stripFigures(slot, spin.reels.sets) : null;
}

function stripFigures(slot: AnySlot, { base }: StripReels<StripWindow>['sets']): CountedFigures | null {
  const { symbols, grid, spin, feature } = slot;
  const { wins } = spin;
  if (feature.kind === 'respins')
    return wins.kind === 'ways' && wins.hasOpenWilds ? heldFigures({ symbols, ...grid, strips: base }) : null;
  if (feature.kind === 'hold')
    return wins.kind === 'lines' && !wins.hasOpenWilds
      ? holdFigures(
          { ...wins, symbols, ...grid, strips: base },
          { ...grid, ...feature.hold },
          feature.trigger,
        )
      : null;
  const game = freeSpinGameOf(slot);
  if (!game) return null;
  return feature.kind === 'none'
    ? figuresOfCases(casesOf(game), wins.stakeUnits)
    : freeSpinFigures(game, wins.stakeUnits);
}

/** How many windows of the first cycle return what, in the unit of its pays. */
function casesOf({ base, scatterPay }: FreeSpinGame): ReadonlyMap<number, bigint> {
  const cases = new Map<number, bigint>();
  base.counts.forEach((row, scatters) => {
    for (const [wins, times] of row) {
      const pay = wins + scatterPay(scatters);
      cases.set(pay, (cases.get(pay) ?? 0n) + BigInt(times));
    }
  });
  return cases;
}

function fallFigures(slot: AnySlot): CountedFigures {
  const { mean, deviation, hitRate, maxWin } = tumbleFigures(tumbleRulesOf(slot));
  const rtp: Fraction = { numerator: BigInt(Math.floor(mean * DIGITS)), denominator: BigInt(DIGITS) };
  return { rtp, rtpBp: toBp(rtp), hitRate, deviation, maxWin };
}
