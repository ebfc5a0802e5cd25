import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { CREDITS } from '../../assets/credits.ts';

/** Writes the credits page's list as data, for code that cannot import TypeScript. */
const FILE = fileURLToPath(new URL('../../assets/credits.json', import.meta.url));

await writeFile(FILE, `${JSON.stringify(CREDITS, null, 2)}\n`);
