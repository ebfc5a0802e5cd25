import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSameJson } from '../../maths/same-json.ts';

/** The same value with the fields of every object in the opposite order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, held]) => [name, turned(held)]),
  );
}

it('order of fields does not count', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const stored: unknown = JSON.parse(JSON.stringify(value));
      expect(isSameJson(stored, turned(stored))).toBe(true);
    }),
  );
});

it.each<[unknown, unknown]>([
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [
    [1, 2],
    [2, 1],
  ],
  [[1], [1, 2]],
  [[], {}],
  [null, {}],
  [0, null],
  [1, '1'],
  [{ a: { b: [1] } }, { a: { b: [2] } }],
  [{ toString: 1 }, {}],
  [{}, { toString: 1 }],
])('%j and %j are not the same', (one, other) => {
  expect(isSameJson(one, other)).toBe(false);
});
