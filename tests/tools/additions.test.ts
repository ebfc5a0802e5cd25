import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ADDITIONS } from '../load/additions/additions.ts';

const edits = ADDITIONS.flatMap(({ name, edits }) => edits.map((edit) => ({ name, ...edit })));

describe('worked examples of additions', () => {
  it.each(edits)('$name example finds its search text exactly once in $file', ({ file, search }) => {
    expect(fs.readFileSync(file, 'utf8').split(search)).toHaveLength(2);
  });
});
