import { afterAll, beforeAll } from 'vitest';
import type { TestDatabase } from '../../support/database.ts';
import { createRemotePlatform, type RemotePlatform } from './remote-platform.ts';

/** Call at the top of a test file: the platform of aggregators, open during its tests. */
export function useRemotePlatform(database: TestDatabase): RemotePlatform {
  const platform = createRemotePlatform(database);
  beforeAll(platform.open);
  afterAll(platform.close);
  return platform;
}
