import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ICONS } from '../../assets/icons.ts';

interface IconSet {
  prefix: string;
  icons: Record<string, { body: string }>;
  width: number;
  height: number;
}

const FOLDER = fileURLToPath(new URL('../../assets/rendered/icons/', import.meta.url));

/**
 * Our icon family as one Iconify set.
 * @throws Error when Phosphor has no icon of a given name.
 */
export function iconSet(): IconSet {
  const file = createRequire(import.meta.url).resolve('@iconify-json/ph/icons.json');
  const phosphor = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
  const icons = Object.entries(ICONS).map(([name, source]) => {
    const icon = phosphor.icons[source];
    if (!icon) throw new Error(`Phosphor has no "${source}"`);
    return [name, { body: icon.body }] as const;
  });
  return { prefix: 'mq', icons: Object.fromEntries(icons), width: 256, height: 256 };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const set = iconSet();
  await mkdir(FOLDER, { recursive: true });
  await writeFile(`${FOLDER}${set.prefix}.json`, `${JSON.stringify(set)}\n`);
  process.stdout.write(`${Object.keys(set.icons).length} icons\n`);
}
