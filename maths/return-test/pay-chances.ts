/** The chance of each pay of a round, by the pay in a whole unit that the game chooses. */
export type PayChances = Float64Array;

/** Smaller chances are dropped while sums are formed: a billion rounds a day would see one in a billion years. */
const NEGLIGIBLE = 1e-21;

/** @param cases how many equally likely cases pay what, of `size` cases */
export function chancesOfCases(cases: Iterable<readonly [number, number]>, size: number): PayChances {
  const rows = [...cases];
  const chances = new Float64Array(rows.reduce((most, [pay]) => Math.max(most, pay), 0) + 1);
  for (const [pay, count] of rows) chances[pay] = (chances[pay] ?? 0) + count / size;
  return chances;
}

/** Chances of the sum of two independent pays, the second one multiplied. */
export function addPays(one: PayChances, other: PayChances, multiplier = 1): PayChances {
  const sums = new Float64Array(one.length + (other.length - 1) * multiplier);
  const second = paysOf(other);
  for (const pay of paysOf(one)) {
    const chance = one[pay] as number;
    for (let at = 0; at < second.length; at += 1) {
      const more = second[at] as number;
      const sum = pay + more * multiplier;
      sums[sum] = (sums[sum] as number) + chance * (other[more] as number);
    }
  }
  return sums;
}

/** Chances of a round that is one of several, each with its own weight. */
export function mixPays(parts: readonly (readonly [number, PayChances])[]): PayChances {
  const mixed = new Float64Array(parts.reduce((most, [, { length }]) => Math.max(most, length), 1));
  for (const [weight, chances] of parts)
    chances.forEach((chance, pay) => {
      mixed[pay] = (mixed[pay] as number) + weight * chance;
    });
  return mixed;
}

/** The pays that can be seen. A typed array: an array of pairs makes the sums of long features five times slower. */
function paysOf(chances: PayChances): Int32Array {
  const pays: number[] = [];
  chances.forEach((chance, pay) => {
    if (chance > NEGLIGIBLE) pays.push(pay);
  });
  return Int32Array.from(pays);
}
