import { afterAll, beforeAll } from 'vitest';
import type { TestDatabase } from '../../support/database.ts';
import { createRemotePlatform, type RemotePlatform } from './create-remote-platform.ts';

export { AGGREGATORS, type RemoteSeat, signatureOf, UNIT } from './create-remote-platform.ts';

/** Call at the top of a test file: the platform of aggregators, open during its tests. */
export function useRemotePlatform(database: TestDatabase): RemotePlatform {
  const platform = createRemotePlatform(database);
  beforeAll(platform.open);
  afterAll(platform.close);
  return platform;
}
