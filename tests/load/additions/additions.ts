import { activity } from './activity/addition.ts';
import type { Addition } from './addition.ts';
import { page } from './page/addition.ts';
import { scene } from './scene/addition.ts';
import { slot } from './slot/addition.ts';

/** Every worked example. */
export const ADDITIONS: readonly Addition[] = [page, activity, scene, slot];
