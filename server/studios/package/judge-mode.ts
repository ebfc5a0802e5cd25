import { percentOf, readDecimal } from '../../../maths/hosted/decimal.ts';
import { type LevelMode, levelUnit, offeredLevels } from '../protocol/levels.ts';
import type { StudioBounds } from '../studios-config.ts';
import type { CheckedMode } from './check-package.ts';

/** The most that one round can pay, in cents: the top prize at the largest stake. */
export const exposureOf = ({ figures }: Pick<CheckedMode, 'figures'>, largestStake: number): bigint =>
  (figures.top.payout * BigInt(largestStake)) / 100n;

/** What the levels of a mode follow from. */
export function levelModeOf({ costText, figures }: Pick<CheckedMode, 'costText' | 'figures'>): LevelMode {
  const cost = readDecimal(costText);
  if (!cost) throw new Error(`a mode was published that costs ${costText}`);
  return { cost, payoutStep: figures.payoutStep };
}

/** Everything for which the market does not take these modes as one game. */
export const judgeModes = (modes: readonly CheckedMode[], bounds: StudioBounds): readonly string[] => [
  ...modes.flatMap((mode) => judgeMode(mode, bounds) ?? []),
  ...[judgeLevels(modes, bounds) ?? []].flat(),
];

/** Why there is no level to play at, with what each mode asks of one; null where there is. */
function judgeLevels(modes: readonly CheckedMode[], bounds: StudioBounds): string | null {
  const { smallestStake, largestStake } = bounds;
  if (offeredLevels(modes.map(levelModeOf), bounds).length > 0) return null;
  const units = modes.map((mode) => `${levelUnit([levelModeOf(mode)])} cents in mode ${mode.name}`);
  return `no round amount from ${smallestStake} to ${largestStake} cents gives whole cents, as it must be a multiple of ${units.join(', ')}`;
}

/** Why the market does not take a mode, with the figure and the bound; null where it does. */
function judgeMode(mode: CheckedMode, bounds: StudioBounds): string | null {
  const { rtp, top } = mode.figures;
  const paid = rtp.numerator * 10_000n;
  const percent = (bp: number) => (bp / 100).toFixed(2);
  if (paid < BigInt(bounds.minReturnBp) * rtp.denominator)
    return `mode ${mode.name} returns ${percentOf(rtp)} %, less than ${percent(bounds.minReturnBp)} %`;
  if (paid > BigInt(bounds.maxReturnBp) * rtp.denominator)
    return `mode ${mode.name} returns ${percentOf(rtp)} %, more than ${percent(bounds.maxReturnBp)} %`;
  if (top.payout > BigInt(bounds.maxTopPrize) * 100n)
    return `mode ${mode.name} pays up to ${Number(top.payout) / 100} stakes, more than ${bounds.maxTopPrize}`;
  const exposure = exposureOf(mode, bounds.largestStake);
  if (exposure > BigInt(bounds.maxExposure))
    return `mode ${mode.name} pays up to ${exposure} cents at the largest stake, more than ${bounds.maxExposure}`;
  return null;
}
