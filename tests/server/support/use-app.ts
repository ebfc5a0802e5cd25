import { afterAll, beforeAll } from 'vitest';
import { type Overrides, startApp, type TestApp } from './app.ts';
import type { TestDatabase } from './database.ts';

/**
 * Call at the top of a test file: starts the app before its tests and stops it after them.
 * @returns the app, to be read in tests and hooks only; before its start it throws
 */
export function useApp(database: TestDatabase, overrides: Overrides = {}): TestApp {
  let started: TestApp | undefined;
  beforeAll(async () => {
    started = await startApp(database, overrides);
  });
  afterAll(() => started?.stop());
  const read = (): TestApp => {
    if (!started) throw new Error('the app starts before the first test, not with the file');
    return started;
  };
  return {
    get context() {
      return read().context;
    },
    get clock() {
      return read().clock;
    },
    get url() {
      return read().url;
    },
    get gamesUrl() {
      return read().gamesUrl;
    },
    get metricsUrl() {
      return read().metricsUrl;
    },
    call: (...call) => read().call(...call),
    stop: () => read().stop(),
  };
}
