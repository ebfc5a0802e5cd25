import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The part of Vite's plugin shape that is needed here; tools stays free of a bundler's types. */
interface SlimPlugin {
  name: string;
  apply: 'build';
  enforce: 'pre';
  resolveId(source: string, importer: string | undefined): string | null;
}

const OURS = fileURLToPath(new URL('../../src/stage/pixi/', import.meta.url));
const PACKAGES = fileURLToPath(new URL('../../node_modules/', import.meta.url));
const MANIFEST = /(?:^|\/)package\.json\.mjs$/;
const DETECTOR = /(?:^|\/)rendering\/renderers\/autoDetectRenderer\.mjs$/;

/**
 * Gives the built app the parts of Pixi and GSAP that it uses instead of their whole indexes. A name that is used and
 * not among the parts stops the build. The development server, the tests and the games take the packages as they are.
 */
export function slimPixi(): SlimPlugin {
  return {
    name: 'slim-pixi',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer = '') => slimAddress(source, importer),
  };
}

/** @returns the file to take instead, or null when nothing stands for this one */
export function slimAddress(source: string, importer: string): string | null {
  if (source === 'pixi.js') return path.join(OURS, isBinding(importer) ? 'binding-parts.ts' : 'parts.ts');
  if (source === 'pixi.js/unsafe-eval') return path.join(OURS, 'no-eval.ts');
  if (MANIFEST.test(source) && isBinding(importer)) return path.join(OURS, 'binding-package.ts');
  if (DETECTOR.test(source)) return path.join(OURS, 'load-renderer.ts');
  // Its index brings what moves styles of elements; scenes move plain objects.
  if (source === 'gsap') return path.join(PACKAGES, 'gsap/gsap-core.js');
  return null;
}

const isBinding = (importer: string) => importer.includes('/node_modules/@pixi/react/');
