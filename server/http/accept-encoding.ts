/**
 * The codings that a caller takes among those that there are, the most wanted first, by RFC 9110: a weight of 0 refuses
 * one, `*` stands for all that are not named, and equals keep the order in which they are offered. Without any the answer
 * goes out as it is.
 */
export function acceptedCodings<Coding extends string>(
  header: string | string[] | undefined,
  offered: readonly Coding[],
): Coding[] {
  const weights = new Map(
    String(header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', weight] = part.trim().split(/\s*;\s*q\s*=\s*/);
        return [name, weight === undefined ? 1 : Number(weight)] as const;
      }),
  );
  const weightOf = (coding: string): number => weights.get(coding) ?? weights.get('*') ?? 0;
  return offered
    .filter((coding) => weightOf(coding) > 0)
    .toSorted((one, other) => weightOf(other) - weightOf(one));
}
