import fs from 'node:fs';
import path from 'node:path';

const FOLDERS = ['src'];
/** These files may use fixed sizes: their text must match the canvas, a picture or a frame bar of fixed height. */
const FIXED_SIZE_FILES =
  /^src\/(stage\/|app\/frame\/|app\/(hall-bar|jackpot-page)\.|features\/(games\/(badges|poster)\.|games\/play\/session-bar\.|gifts\/envelope\.|invite\/wheel\.|jackpot\/(award|board-overlay|bubble|hall|ring-board|tier-board)\.|lottery\/drums\.|wallet\/record-print\.))/;
const FONT = /(?:^|[\s{;])(?:font|font-size|line-height):[^;{}]*/g;
const PIXELS = /(?<![\w.-])\d*\.?\d+px/;

/**
 * Text of pages, sheets and forms whose size does not follow the reader's own (WCAG 1.4.4).
 * @returns `file: declaration` for each size in pixels. @throws Error when there is no style sheet: the check would see nothing
 */
export function findFixedTextSizes(root = '.'): string[] {
  const files = FOLDERS.flatMap((folder) =>
    fs
      .globSync(`${folder}/**/*.css`, { cwd: root })
      .map((file) => file.split(path.sep).join('/'))
      .sort(),
  );
  if (files.length === 0) throw new Error('text sizes: no style sheet was found');
  return files
    .filter((file) => !FIXED_SIZE_FILES.test(file))
    .flatMap((file) => {
      const text = fs.readFileSync(path.join(root, file), 'utf8');
      return [...text.matchAll(FONT)]
        .map(([declaration]) => declaration.trim())
        .filter((declaration) => PIXELS.test(declaration))
        .map((declaration) => `${file}: ${declaration}`);
    });
}
