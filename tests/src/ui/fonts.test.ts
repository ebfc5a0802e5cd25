import fs from 'node:fs';
import path from 'node:path';
import * as fontkit from 'fontkit';
import { describe, expect, it } from 'vitest';

const GENERIC = new Set(['serif', 'sans-serif', 'monospace']);
/** The splash is drawn before any style sheet is there. */
const SHEETS = ['src', 'games', 'assets/fonts'].flatMap((folder) => list(folder, /\.css$/));
const FONT_FACES = ['assets/fonts/faces.css', 'assets/fonts/common-faces.css', 'src/ui/fonts.css']
  .map((sheet) => fs.readFileSync(sheet, 'utf8'))
  .join('');

function list(folder: string, isWanted: RegExp): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => isWanted.test(file))
    .map((file) => path.join(folder, file));
}

const bundled = new Set([
  ...[...FONT_FACES.matchAll(/font-family: "([^"]+)"/g)].map(([, family = '']) => family),
  'Noto Sans SC Variable',
]);

const read = (file: string) => fs.readFileSync(file, 'utf8');
const withoutFonts = (css: string) => css.replaceAll(/@font-face\s*\{[^}]*\}/g, '');

function familiesOf(value: string): string[] {
  return value.split(',').map((family) => family.trim().replaceAll('"', ''));
}

/** Of the one file that is saved and opened by itself: it has none of our faces, and fetches nothing. */
const ALONE = 'src/features/games/verifier/verifier.css';

describe('fonts', () => {
  const tokens = [...read('src/ui/tokens.css').matchAll(/--font-(\w+): ([^;]+);/g)];
  const gameTokens = [
    ...read('games/engine/base.css').matchAll(/--(display|figures|reading|code): ([^;]+);/g),
  ];

  it.each([...tokens, ...gameTokens].map(([, name = '', value = '']) => [name, value]))(
    'font stack --%s names bundled faces and one generic family at its end',
    (_name, value) => {
      const families = familiesOf(value);
      expect(GENERIC).toContain(families.at(-1));
      for (const family of families.slice(0, -1)) expect(bundled).toContain(family);
    },
  );

  it('style sheets take every font from a stack', () => {
    expect([...tokens, ...gameTokens]).toHaveLength(8);
    const strays = SHEETS.filter((file) => file !== ALONE).flatMap((file) =>
      [...withoutFonts(read(file)).matchAll(/(?:^|[\s;{])(?:font|font-family):\s*([^;}]+)/g)]
        .map(([, value = '']) => value.trim())
        .filter((value) => !/var\(--|^inherit$/.test(value))
        .map((value) => `${file}: ${value}`),
    );
    expect(strays).toEqual([]);
  });

  it('every font file that a face names is there', () => {
    const sources = [...FONT_FACES.matchAll(/url\("([^"]+)"\)/g)].map(([, source = '']) =>
      source.startsWith('@') ? `node_modules/${source}` : `assets/fonts/${path.basename(source)}`,
    );
    expect(sources.length).toBeGreaterThanOrEqual(10);
    expect(sources.filter((file) => !fs.existsSync(file))).toEqual([]);
  });

  it('basic faces of the games have all of their range', () => {
    const sheet = read('assets/fonts/frame-faces.css');
    const faces = [...sheet.matchAll(/unicode-range: ([^;]+);[^}]*url\("([^"]+-basic.woff2)"\)/g)];
    expect(faces).toHaveLength(3);
    for (const [, ranges = '', file = ''] of faces) {
      const font = fontkit.openSync(`assets/fonts/${path.basename(file)}`);
      const known = new Set('characterSet' in font ? font.characterSet : []);
      const wanted = ranges.split(/,\s*/).flatMap((range) => {
        const [from = '', to = from] = range.replace('U+', '').split('-');
        const first = Number.parseInt(from, 16);
        return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, at) => first + at);
      });
      expect(wanted.filter((at) => !known.has(at)).map((at) => String.fromCodePoint(at))).toEqual([]);
    }
  });

  it('four bundled fonts have every character of English and Filipino copy but the peso, which has a font of its own', () => {
    const signs = new Set(
      ['src/messages/en', 'src/messages/fil', 'games', 'server/games/catalogue', 'server/localization']
        .flatMap((folder) => list(folder, /\.(json|tsx?)$/))
        .concat(fs.globSync('server/*/{default-*,*-seeds}.ts'))
        .flatMap((file) => [...read(file)]),
    );
    const western = [...signs]
      .map((sign) => sign.codePointAt(0) ?? 0)
      .filter((at) => at >= 32 && at < 0x2e80);
    const files = [
      '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
      '@fontsource/limelight/files/limelight-latin-400-normal.woff2',
      '@fontsource/bebas-neue/files/bebas-neue-latin-400-normal.woff2',
      '@fontsource/dm-mono/files/dm-mono-latin-400-normal.woff2',
    ];
    const missing = files.flatMap((file) => {
      const font = fontkit.openSync(`node_modules/${file}`);
      const known = new Set('characterSet' in font ? font.characterSet : []);
      return western.filter((at) => !known.has(at)).map((at) => String.fromCodePoint(at));
    });
    expect(western.length).toBeGreaterThan(80);
    expect([...new Set(missing)]).toEqual(['₱']);
  });
});
