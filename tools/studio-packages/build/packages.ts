import { LANTERN_TIDE } from '../lantern-tide/package.ts';
import { STAR_TOSS } from '../star-toss/package.ts';
import type { StudioPackage } from './studio-package.ts';

/** The packages that can be built, by the id under which they are published. */
export const PACKAGES = {
  'star-toss': STAR_TOSS,
  'lantern-tide': LANTERN_TIDE,
} as const satisfies Record<string, StudioPackage>;

export type PackageName = keyof typeof PACKAGES;

export const isPackageName = (name: string): name is PackageName => Object.hasOwn(PACKAGES, name);
