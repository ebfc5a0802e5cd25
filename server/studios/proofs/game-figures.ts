import type { CallData } from '../../../contract/call.ts';
import { cents } from '../../../contract/money.ts';
import type { getStudioGame, ModeFigures, Share } from '../../../contract/studios/studio-game-calls.ts';
import type { Fraction } from '../../../maths/game-figures.ts';
import { percentOf } from '../../../maths/hosted/decimal.ts';
import type { CheckedMode } from '../package/check-package.ts';
import { exposureOf, levelModeOf } from '../package/judge-mode.ts';
import { offeredLevels } from '../protocol/levels.ts';
import { readModes } from '../publish/modes-text.ts';
import type { VersionRow } from '../studio-game-queries.ts';
import type { StudioBounds } from '../studios-config.ts';
import { readPrepared } from '../tables/prepared-mode.ts';

/** What a version promises, as it was added up when it was published: no file is read. */
export function figuresOfVersion(
  slug: string,
  { number, name, brand, publishedAt, mathHash, commitment, modes, prepared }: VersionRow,
  bounds: StudioBounds,
): CallData<typeof getStudioGame> {
  const checked = readModes(modes);
  const roots = readPrepared(prepared);
  const largestStake = offeredLevels(checked.map(levelModeOf), bounds).at(-1) ?? cents(bounds.largestStake);
  return {
    ...{ slug, name, brand, publishedAt, commitment, largestStake },
    version: number,
    versionHash: mathHash,
    modes: checked.map((mode, at) => figuresOfMode(mode, roots[at]?.root ?? '', largestStake)),
  };
}

function figuresOfMode(mode: CheckedMode, root: string, largestStake: number): ModeFigures {
  const { lines, weightSum, rtp, hitRate, deviation, bands, top } = mode.figures;
  return {
    name: mode.name,
    cost: mode.costText,
    lines,
    weightSum: String(weightSum),
    rtp: shareOf(rtp),
    hitRate: shareOf(hitRate),
    deviation,
    bands: bands.map(({ from, chance }) => ({ from, chance: shareOf(chance, 6) })),
    topPayout: Number(top.payout),
    topChance: shareOf(top.chance, 6),
    exposure: cents(Number(exposureOf(mode, largestStake))),
    root,
  };
}

const shareOf = (share: Fraction, decimals?: number): Share => ({
  numerator: String(share.numerator),
  denominator: String(share.denominator),
  percent: percentOf(share, decimals),
});
