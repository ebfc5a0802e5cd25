/** Ways to choose `chosen` of `from` things; none when there are too few. Exact. */
export function countCombinations(from: number, chosen: number): bigint {
  if (chosen < 0 || chosen > from) return 0n;
  let ways = 1n;
  for (let at = 1; at <= Math.min(chosen, from - chosen); at += 1)
    ways = (ways * BigInt(from - at + 1)) / BigInt(at);
  return ways;
}
