import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const FOLDERS = ['tools/sandbox-aggregator', 'tools/conform'];
const IMPORT = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;
/** The platform’s own. */
const FOREIGN = /^(server|src|contract|maths|games|scenes)\//;

it.each(FOLDERS)('%s knows the platform by HTTP and keys alone, and imports nothing of it', (folder) => {
  const files = fs.existsSync(folder)
    ? fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
    : [];
  const imports = files.flatMap((name) => {
    const file = path.join(folder, name);
    const text = fs.readFileSync(file, 'utf8');
    return [...text.matchAll(IMPORT)].map(([, target = '']) => path.join(path.dirname(file), target));
  });
  expect(imports.filter((target) => FOREIGN.test(target))).toEqual([]);
});
