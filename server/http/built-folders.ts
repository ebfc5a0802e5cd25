import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

/** Where the built client is. */
export interface Folders {
  readonly app: string;
  readonly games: string;
  readonly art: string;
}

export const BUILT_FOLDERS: Folders = {
  app: join(ROOT, 'dist/app'),
  games: join(ROOT, 'dist/games'),
  art: join(ROOT, 'assets/rendered'),
};
