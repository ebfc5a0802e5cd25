import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The part of Vite's plugin interface that is needed here; tools does not depend on a bundler's types. */
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
 * Replaces the whole indexes of Pixi and GSAP in the built app by the parts that it uses. A name that is used and
 * missing in the parts stops the build. The development server, the tests and the games take the packages as they are.
 */
export function slimPixi(): SlimPlugin {
  return {
    name: 'slim-pixi',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer = '') => slimAddress(source, importer),
  };
}

/** @returns the replacement file, or null when there is none */
export function slimAddress(source: string, importer: string): string | null {
  if (source === 'pixi.js') return path.join(OURS, isBinding(importer) ? 'binding-parts.ts' : 'parts.ts');
  if (source === 'pixi.js/unsafe-eval') return path.join(OURS, 'no-eval.ts');
  if (MANIFEST.test(source) && isBinding(importer)) return path.join(OURS, 'binding-package.ts');
  if (DETECTOR.test(source)) return path.join(OURS, 'load-renderer.ts');
  // Its index includes the animation of element styles; scenes animate plain objects.
  if (source === 'gsap') return path.join(PACKAGES, 'gsap/gsap-core.js');
  return null;
}

const isBinding = (importer: string) => importer.includes('/node_modules/@pixi/react/');
