import { defineConfig } from 'vitest/config';
import { compileWords } from './tools/build/compile-words.ts';

const folders = (...names: string[]) => names.map((name) => `tests/${name}/**/*.test.{ts,tsx}`);

/** A guard against hanging, not a promise: the check of all modules alone takes five seconds on a busy machine. */
const GUARD = { testTimeout: 30_000, hookTimeout: 30_000 };

export default defineConfig({
  test: {
    // More workers than this take turns on a small machine and only cost start-up time.
    maxWorkers: 2,
    projects: [
      {
        plugins: [compileWords()],
        test: {
          name: 'unit',
          include: folders('contract', 'maths', 'src', 'scenes', 'games', 'tools'),
          environment: 'node',
          ...GUARD,
          setupFiles: 'tests/fix-chance.ts',
        },
      },
      {
        test: {
          name: 'server',
          include: folders('server'),
          environment: 'node',
          ...GUARD,
          setupFiles: 'tests/fix-chance.ts',
          globalSetup: 'tests/server/support/start-database.ts',
        },
      },
    ],
  },
});
