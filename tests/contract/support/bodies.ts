import type { Call } from '../../../contract/call.ts';
import { CALLS } from '../../../contract/registry.ts';
import { GOOD_BODIES } from '../../server/support/good-bodies.ts';

type Key = string | number;

/** Every call of the contract by its name. */
export const EVERY_CALL = [...CALLS.values()].map((call) => [call.name, call] as const);

export const goodBody = (name: string): unknown => structuredClone(GOOD_BODIES[name]?.() ?? {});

/** Dotted paths at which the schema rejects a body; empty for a valid one. */
export function wrongPlaces({ body }: Call, value: unknown): string[] {
  const { error } = body.safeParse(value);
  return error ? error.issues.map(({ path }) => path.map(String).join('.')) : [];
}

/** Returns `value` with `next` at the path; `undefined` removes the field. */
export function changeAt(value: unknown, path: string, next: unknown): unknown {
  const copy = structuredClone(value);
  const keys: Key[] = path.split('.');
  const last = keys.pop() ?? '';
  let at = copy as Record<Key, unknown>;
  for (const key of keys) at = at[key] as Record<Key, unknown>;
  if (next === undefined) delete at[last];
  else at[last] = next;
  return copy;
}

/** Dotted paths of every field of a value, branches included. */
export function placesOf(value: unknown, above = ''): string[] {
  if (typeof value !== 'object' || value === null) return above === '' ? [] : [above];
  const below = Object.entries(value).flatMap(([key, held]) =>
    placesOf(held, above === '' ? key : `${above}.${key}`),
  );
  return above === '' ? below : [above, ...below];
}

/** A field of a body with values at its bounds and values just beyond them; `undefined` omits the field. */
export type Bounds = readonly [
  call: string,
  place: string,
  good: readonly unknown[],
  bad: readonly unknown[],
];

/** For each bad value the paths that the schema names, and for each good one none. */
export function judge([name, place, good, bad]: Bounds): { accepted: unknown[]; rejected: unknown[] } {
  const call = CALLS.get(name);
  if (!call) throw new Error(`the contract has no call ${name}`);
  const places = (value: unknown) => wrongPlaces(call, changeAt(goodBody(name), place, value));
  return {
    accepted: good.filter((value) => places(value).length === 0),
    rejected: bad.filter((value) => {
      const named = places(value);
      return named.length > 0 && named.every((at) => at === place);
    }),
  };
}

export const letters = (count: number): string => 'a'.repeat(count);
