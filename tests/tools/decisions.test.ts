import fs from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = 'docs/decisions';
const files = fs.readdirSync(FOLDER).filter((file) => /^\d{4}-.+\.md$/.test(file));
const index = fs.readFileSync(`${FOLDER}/README.md`, 'utf8');

describe('decisions', () => {
  it.each(files)('%s stands in the index once, with its title and its status', (file) => {
    const text = fs.readFileSync(`${FOLDER}/${file}`, 'utf8');
    const title = /^# \d+:? (.+)$/m.exec(text)?.[1] ?? 'none';
    const status = /Status: (.+?)\.?$/m.exec(text)?.[1] ?? 'none';
    const rows = index.split('\n').filter((line) => line.includes(`](${file})`));
    expect(rows).toEqual([`| [${file.slice(0, 4)}](${file}) | ${title} | ${status} |`]);
  });

  it('index names no decision that does not exist', () => {
    const named = [...index.matchAll(/\]\((.+?)\)/g)].map(([, file]) => file);
    expect(named.filter((file) => !files.includes(file ?? ''))).toEqual([]);
  });
});
