import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The part of Vite's plugin interface that is needed here; tools does not depend on a bundler's types. */
interface SlimPlugin {
  name: string;
  apply: 'build';
  enforce: 'pre';
  resolveId(source: string, importer: string | undefined): string | null;
}

const STAGE_PIXI_FOLDER = fileURLToPath(new URL('../../src/stage/pixi/', import.meta.url));
const GAMES_PIXI_FOLDER = fileURLToPath(new URL('../../games/engine/pixi/', import.meta.url));
const PACKAGES = fileURLToPath(new URL('../../node_modules/', import.meta.url));
const MANIFEST = /(?:^|\/)package\.json\.mjs$/;
const SVG_PARSER = /(?:^|\/)svg\/SVGParser\.mjs$/;
const BATCH_SHADER = /(?:^|\/)DefaultShader\.mjs$/;
const DETECTOR = /(?:^|\/)rendering\/renderers\/autoDetectRenderer\.mjs$/;

/**
 * Replaces the whole indexes of Pixi and GSAP in the built app by the parts that it uses. A name that is used and
 * missing in the parts stops the build. The development server and the tests take the packages as they are.
 */
export const slimPixi = (): SlimPlugin => slimPlugin(slimAddress);

/** The same for the games, which draw shapes, texts and masks as well. */
export const slimPixiOfGames = (): SlimPlugin => slimPlugin(slimAddressOfGames);

const slimPlugin = (addressOf: typeof slimAddress): SlimPlugin => ({
  name: 'slim-pixi',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer = '') => addressOf(source, importer),
});

/** @returns the replacement file, or null when there is none */
export function slimAddress(source: string, importer: string): string | null {
  if (source === 'pixi.js')
    return path.join(STAGE_PIXI_FOLDER, isBinding(importer) ? 'binding-parts.ts' : 'parts.ts');
  if (source === 'pixi.js/unsafe-eval') return path.join(STAGE_PIXI_FOLDER, 'no-eval.ts');
  if (MANIFEST.test(source) && isBinding(importer)) return path.join(STAGE_PIXI_FOLDER, 'binding-package.ts');
  if (BATCH_SHADER.test(source)) return path.join(STAGE_PIXI_FOLDER, 'batch-textures.ts');
  if (DETECTOR.test(source)) return path.join(STAGE_PIXI_FOLDER, 'load-renderer.ts');
  return slimGsap(source);
}

/** @returns the replacement file, or null when there is none */
export function slimAddressOfGames(source: string): string | null {
  if (source === 'pixi.js') return path.join(GAMES_PIXI_FOLDER, 'parts.ts');
  if (source === 'pixi.js/unsafe-eval') return path.join(STAGE_PIXI_FOLDER, 'no-eval.ts');
  if (SVG_PARSER.test(source)) return path.join(GAMES_PIXI_FOLDER, 'no-svg.ts');
  return slimGsap(source);
}

/** GSAP's index includes the animation of element styles; scenes animate plain objects. */
const slimGsap = (source: string) => (source === 'gsap' ? path.join(PACKAGES, 'gsap/gsap-core.js') : null);

const isBinding = (importer: string) => importer.includes('/node_modules/@pixi/react/');
