/** Whether two values are the same JSON; the order of an object's fields does not count, as a database does not keep it. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => isSameJson(item, other[at]));
  if (!isRecord(one) || !isRecord(other)) return one === other;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSameJson(one[name], other[name]))
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The first place where two JSON values differ, like `round.outcome.stops[2]`; null where they are the same. */
export function findJsonDifference(one: unknown, other: unknown, path: string): string | null {
  if (isSameJson(one, other)) return null;
  if (Array.isArray(one) && Array.isArray(other)) {
    const at = one.findIndex((item, place) => !isSameJson(item, other[place]));
    return at < 0 || at >= other.length ? path : findJsonDifference(one[at], other[at], `${path}[${at}]`);
  }
  if (!isRecord(one) || !isRecord(other)) return path;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  const name = [...names].find((each) => !isSameJson(one[each], other[each])) ?? '';
  return findJsonDifference(one[name], other[name], `${path}.${name}`) ?? path;
}
