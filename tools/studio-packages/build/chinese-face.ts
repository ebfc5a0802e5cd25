import fs from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const FACE = 'node_modules/@fontsource-variable/noto-sans-sc';
const CHARACTERS = /[\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]/g;
export const CHINESE_STYLES = 'chinese.css';

/**
 * Writes the Chinese characters of some texts as files of a face, a few kilobytes for each slice that has one of them, with the
 * style sheet that names them. A browser loads them only for a text that has such characters.
 */
export async function writeChineseFace(folder: string, texts: readonly string[]): Promise<void> {
  const characters = [...new Set(texts.flatMap((text) => text.match(CHARACTERS) ?? []))].sort();
  const slices: Record<string, string> = JSON.parse(await fs.readFile(`${FACE}/unicode.json`, 'utf8'));
  await fs.mkdir(path.join(folder, 'faces'), { recursive: true });
  const rules: string[] = [];
  for (const [slice, ranges] of Object.entries(slices)) {
    const own = characters.filter((character) => isWithin(character.codePointAt(0) ?? 0, ranges));
    if (own.length === 0) continue;
    const name = `noto-sans-sc-${slice.replaceAll(/[[\]]/g, '')}`;
    const file = await fs.readFile(`${FACE}/files/${name}-wght-normal.woff2`);
    await fs.writeFile(
      path.join(folder, 'faces', `${name}.woff2`),
      await subsetFont(file, own.join(''), { targetFormat: 'woff2' }),
    );
    const range = own.map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join(',');
    rules.push(
      `@font-face{font-family:"Noto Sans SC";src:url("./faces/${name}.woff2") format("woff2");font-weight:100 900;font-display:swap;unicode-range:${range}}\n`,
    );
  }
  await fs.writeFile(path.join(folder, CHINESE_STYLES), rules.join(''));
}

/** @param ranges as style sheets have them, `U+4e00-4e0f,U+4e11` */
function isWithin(code: number, ranges: string): boolean {
  return ranges.split(',').some((range) => {
    const [from = 0, to = from] = range
      .trim()
      .slice(2)
      .split('-')
      .map((text) => Number.parseInt(text, 16));
    return code >= from && code <= to;
  });
}
