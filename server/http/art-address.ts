import { artVersion } from './art-files.ts';
import { BUILT_FOLDERS } from './built-folders.ts';

let version: string | null = null;

/** Where images are; the version in it changes with the art, so that a browser may cache them forever. */
export function artAddress(): string {
  version ??= artVersion(BUILT_FOLDERS.art);
  return `/art/${version}/`;
}
