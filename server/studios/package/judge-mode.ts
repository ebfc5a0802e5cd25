import { percentOf } from '../../../maths/hosted/decimal.ts';
import type { StudioBounds } from '../studios-config.ts';
import type { CheckedMode } from './check-package.ts';

/** The most that one round can pay, in cents: the top prize at the largest stake. */
export const exposureOf = ({ figures }: Pick<CheckedMode, 'figures'>, largestStake: number): bigint =>
  (figures.top.payout * BigInt(largestStake)) / 100n;

/** Why the market does not take a mode, with the figure and the bound; null where it does. */
export function judgeMode(mode: CheckedMode, bounds: StudioBounds): string | null {
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
