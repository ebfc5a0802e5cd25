import { defineConfig } from 'vitest/config';
import { compileMessages } from './tools/build/compile-messages.ts';

const folders = (...names: string[]) => names.map((name) => `tests/${name}/**/*.test.{ts,tsx}`);

/** A guard against hanging, not a promise: the check of all modules alone takes five seconds on a busy machine. */
const GUARD = { testTimeout: 30_000, hookTimeout: 30_000 };

/**
 * A worker of its own for each file costs more than its tests. Only where no module keeps a state that a test would
 * leave behind: the server keeps its own in the database, of which each file has a clone. Scenes and games do: GSAP's one
 * ticker goes on after a file and puts its next turn on the fake clock of the file that follows.
 */
const SHARED_WORKER = { isolate: false };

/**
 * A JavaScript context of its own for each file within one worker: half the processor time of a worker for each file, and
 * no state of one file reaches the next.
 */
const CONTEXT_FOR_EACH_FILE = { pool: 'vmThreads' } as const;

export default defineConfig({
  test: {
    // More workers than this take turns on a small machine and only cost start-up time.
    maxWorkers: 2,
    projects: [
      {
        plugins: [compileMessages()],
        test: {
          name: 'pure',
          include: folders('contract', 'maths'),
          environment: 'node',
          ...GUARD,
          ...SHARED_WORKER,
          setupFiles: 'tests/fix-chance.ts',
        },
      },
      {
        plugins: [compileMessages()],
        test: {
          name: 'unit',
          ...CONTEXT_FOR_EACH_FILE,
          include: folders('src', 'scenes', 'games'),
          environment: 'node',
          ...GUARD,
          setupFiles: 'tests/fix-chance.ts',
        },
      },
      {
        plugins: [compileMessages()],
        test: {
          name: 'tools',
          include: folders('tools'),
          environment: 'node',
          ...GUARD,
          setupFiles: 'tests/fix-chance.ts',
        },
      },
      {
        plugins: [compileMessages()],
        test: {
          name: 'component',
          ...CONTEXT_FOR_EACH_FILE,
          // Its own imports lack the extensions that Node asks for.
          server: { deps: { inline: ['@pixi/react'] } },
          include: folders('components'),
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'http://127.0.0.1/' } },
          // By their own names, or a test that looks at one would see a hash.
          css: { modules: { classNameStrategy: 'non-scoped' } },
          ...GUARD,
          setupFiles: ['tests/fix-chance.ts', 'tests/components/support/setup.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: folders('server'),
          environment: 'node',
          ...GUARD,
          ...SHARED_WORKER,
          setupFiles: ['tests/fix-chance.ts', 'tests/server/support/note-queries.ts'],
          globalSetup: 'tests/server/support/start-database.ts',
        },
      },
    ],
  },
});
