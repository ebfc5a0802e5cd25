import fs from 'node:fs/promises';
import path from 'node:path';
import { bundleInMemory } from '../../build/bundle-in-memory.ts';
import { slimPixiOfGames } from '../../build/slim-pixi.ts';
import { CHINESE_STYLES, writeChineseFace } from './chinese-face.ts';
import type { StudioPackage } from './studio-package.ts';

/** Pixi greets with its address in the console, which publishing would take for one that the page loads from. */
const stripPixiAddress = {
  name: 'strip-pixi-address',
  transform: (code: string, id: string) =>
    id.endsWith('/sayHello.mjs') ? code.replaceAll(' http://www.pixijs.com/', '') : null,
};

/** Bundles a page's modules into its folder, and writes the start page that loads them; all addresses are relative. */
export async function buildPage(
  folder: string,
  { title, pageEntry }: Pick<StudioPackage, 'title' | 'pageEntry'>,
): Promise<void> {
  const { output } = await bundleInMemory({
    configFile: false,
    base: './',
    publicDir: false,
    plugins: [slimPixiOfGames(), stripPixiAddress],
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: { input: pageEntry },
    },
  });
  for (const file of output) {
    const place = path.join(folder, file.fileName);
    await fs.mkdir(path.dirname(place), { recursive: true });
    await fs.writeFile(place, file.type === 'chunk' ? file.code : file.source);
  }
  const codes = output.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
  await writeChineseFace(folder, codes);
  const script = output.find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
  const own = output.map(({ fileName }) => fileName).filter((name) => name.endsWith('.css'));
  const styles = [CHINESE_STYLES, ...own];
  if (!script) throw new Error(`${pageEntry} became no script`);
  await fs.writeFile(path.join(folder, 'index.html'), startPage(title, script, styles));
}

const startPage = (title: string, script: string, styles: readonly string[]): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>${title}</title>
${styles.map((name) => `    <link rel="stylesheet" href="./${name}" />\n`).join('')}    <script type="module" src="./${script}"></script>
  </head>
  <body></body>
</html>
`;
