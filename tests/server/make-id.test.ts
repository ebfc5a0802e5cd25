import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createIdSource } from '../../server/make-id.ts';

const readBytes = (count: number) => new Uint8Array(randomBytes(count));

it('ids increase in the order of their creation, also within one millisecond', () => {
  let now = 1_800_000_000_000;
  const newId = createIdSource(() => now, readBytes);
  const ids = Array.from({ length: 3_000 }, (_, index) => {
    if (index % 1_000 === 999) now += 1;
    return newId();
  });
  expect(ids).toEqual([...new Set(ids)].sort());
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

it('ids after a clock was set back begin with the new time', () => {
  const moments = [1_800_000_000_001, 1_800_000_000_000];
  const newId = createIdSource(() => moments.shift() ?? 0, readBytes);
  const [later, earlier] = [newId(), newId()];
  expect((earlier ?? '') < (later ?? '')).toBe(true);
});
