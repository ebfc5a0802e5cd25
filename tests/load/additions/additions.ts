import type { Addition } from './addition.ts';
import { page } from './page/addition.ts';

/** Every worked example. */
export const ADDITIONS: readonly Addition[] = [page];
