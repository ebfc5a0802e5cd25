import { TierPropId } from '../contract/ids.ts';
import type { JackpotDraw } from '../contract/jackpot/draws.ts';
import { drawCell, JACKPOT_MATHS } from './jackpot-draw.ts';
import { commitOf } from './provably-fair.ts';

/** The result of verifying a draw from its revealed seeds. */
export interface DrawCheck {
  /** The revealed seed is the one whose hash was shown before the draw. */
  readonly isSeedKept: boolean;
  /** The seeds and the published odds give exactly this cell, and for a jackpot this tier. */
  readonly isOutcomeSame: boolean;
  readonly isFair: boolean;
}

/**
 * Verifies a draw; it trusts only the draw's own data and sends no request. The caller compares its odds with
 * the published ones: they may have changed since.
 */
export function verifyDraw(draw: JackpotDraw): DrawCheck {
  const { commit, serverSeed, clientSeed, maths, ...odds } = draw.proof;
  const isSeedKept = attempt(() => commitOf(serverSeed) === commit);
  const isOutcomeSame = attempt(() => {
    if (maths !== JACKPOT_MATHS) return false;
    const { cell, tier } = drawCell(odds, serverSeed, clientSeed);
    return cell === draw.cell && (draw.type !== 2 || TierPropId[tier] === draw.propId);
  });
  return { isSeedKept, isOutcomeSame, isFair: isSeedKept && isOutcomeSame };
}

/** A seed of a wrong shape is a failed check, not a crash. */
function attempt(check: () => boolean): boolean {
  try {
    return check();
  } catch {
    return false;
  }
}
