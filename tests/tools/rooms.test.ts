import fs from 'node:fs';
import { describe, expect, it } from 'vitest';

describe('folders of the session', () => {
  const folders = fs.readdirSync('src/session', { withFileTypes: true });

  it('session has no file beside its folders', () => {
    expect(folders.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([]);
  });

  it.each(folders.map(({ name }) => name))('folder %s has at most 20 files', (name) => {
    expect(fs.readdirSync(`src/session/${name}`).length).toBeLessThanOrEqual(20);
  });
});
