import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { APP_PARTS, OWN_CHUNKS } from '../../tools/build/late-chunks.ts';

const sources = fs
  .readdirSync('tools', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.m?[tj]s$/.test(file))
  .map((file) => path.join('tools', file));

/** Whole paths of the project between quotes; those that are put together or matched are not. */
const NAMED =
  /['"`]\/?((?:src|server|contract|maths|scenes|games|assets|tools|tests|docs)\/[\w./-]+\.(?:tsx?|mjs|json|css|md))['"`]/g;

/** Comments have examples. */
const codeOf = (text: string) => text.replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '');

/** Made by the program that names them. */
const isMade = (file: string) => /^(?:assets\/rendered|docs\/gallery)\//.test(file);

const isThere = (beginning: string) =>
  fs.existsSync(path.dirname(`${beginning}x`)) &&
  fs
    .readdirSync(path.dirname(`${beginning}x`))
    .some((file) => path.join(path.dirname(`${beginning}x`), file).startsWith(beginning));

describe('files that the tools name', () => {
  it('tools name no file that does not exist', () => {
    const named = sources.flatMap((source) =>
      [...codeOf(fs.readFileSync(source, 'utf8')).matchAll(NAMED)].map(([, file = '']) => ({ source, file })),
    );
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter(({ file }) => !isMade(file) && !fs.existsSync(file))).toEqual([]);
  });

  it('every part of the app with a chunk of its own exists', () => {
    const parts = Object.values(APP_PARTS).flat();
    expect(parts.length).toBeGreaterThan(20);
    expect(parts.filter((part) => !(part.endsWith('/') ? fs.existsSync(part) : isThere(part)))).toEqual([]);
  });

  it('every part of a feature that its manifest gives a chunk exists', () => {
    const parts = Object.keys(OWN_CHUNKS);
    expect(parts.length).toBeGreaterThan(20);
    expect(parts.filter((part) => !(part.endsWith('/') ? fs.existsSync(part) : isThere(part)))).toEqual([]);
  });

  it('path that leads nowhere is found', () => {
    expect(isThere('src/app/soon-overlay')).toBe(false);
    expect([...`'/src/app/soon-overlay.tsx'`.matchAll(NAMED)].map(([, file]) => file)).toEqual([
      'src/app/soon-overlay.tsx',
    ]);
  });
});
