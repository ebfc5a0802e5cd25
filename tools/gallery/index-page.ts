import fs from 'node:fs';
import path from 'node:path';
import type { Scene, Size } from './scene.ts';

export const fileOf = ({ name }: Scene, [width, height]: Size) => `${name}-${width}x${height}.webp`;

/** Shown side by side at the same height. */
const SHOWN_HEIGHT = 420;

/** Writes the page that shows every screenshot; a screenshot without a scene is an error. */
export function writeIndex(folder: string, scenes: readonly Scene[]): void {
  const made = scenes.flatMap((scene) => scene.sizes.map((size) => fileOf(scene, size)));
  const stray = fs.readdirSync(folder).filter((file) => file.endsWith('.webp') && !made.includes(file));
  if (stray.length > 0) throw new Error(`no scene renders ${stray.join(', ')}`);
  const parts = scenes.flatMap((scene) => {
    const taken = scene.sizes.filter((size) => fs.existsSync(path.join(folder, fileOf(scene, size))));
    const screenshots = taken.map(
      (size) =>
        `<img src="${fileOf(scene, size)}" height="${SHOWN_HEIGHT}" alt="${scene.about}, ${size.join(' × ')}">`,
    );
    return screenshots.length > 0 ? [`## ${scene.about}\n\n${screenshots.join('\n')}\n`] : [];
  });
  const head =
    '# Gallery\n\nScreenshots of the running product, taken by `npm run gallery`. `npm run gallery -- lobby` takes those whose names\nbegin so.\n';
  fs.writeFileSync(path.join(folder, 'README.md'), [head, ...parts].join('\n'));
}
