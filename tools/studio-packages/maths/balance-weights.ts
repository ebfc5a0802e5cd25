import { reduce } from '../../../maths/game-figures.ts';

/**
 * Weights by which rounds that were drawn at random return exactly what their mode promises. Rounds that pay less than
 * the mean get one weight, all others a second one: both groups stay as they were drawn, and only how often one or the
 * other comes is moved. With `below` the sum of what the first fall short of the mean, and `above` the sum of what the
 * others exceed it by, weights in the proportion above : below make both sums equal.
 * @param payouts in hundredths of the stake
 * @param mean what the mode returns on average, in hundredths of the stake
 * @throws RangeError when no round pays less than the mean, or none more: no weights would help
 */
export function balanceWeights(payouts: readonly number[], mean: number): bigint[] {
  let [below, above] = [0, 0];
  for (const payout of payouts) {
    if (payout < mean) below += mean - payout;
    else above += payout - mean;
  }
  if (below === 0 || above === 0) throw new RangeError(`no weights return ${mean}`);
  const { numerator, denominator } = reduce(BigInt(above), BigInt(below));
  return payouts.map((payout) => (payout < mean ? numerator : denominator));
}
