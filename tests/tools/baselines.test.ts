import fs from 'node:fs';
import { expect, it } from 'vitest';

/** Every clone has them, so that more screenshots must be worth their size. */
const MAX_BYTES = 45_000_000;

it('reference screenshots take at most 45 MB together', () => {
  const folder = 'tests/visual/baselines';
  const screenshots = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.png'))
    .map((name) => fs.statSync(`${folder}/${name}`).size);
  expect(screenshots.length).toBeGreaterThan(100);
  expect(screenshots.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_BYTES);
});
