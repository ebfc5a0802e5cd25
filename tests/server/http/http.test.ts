import { describe, expect, it } from 'vitest';
import { COMMON } from '../support/app.ts';
import { useDatabase } from '../support/database.ts';
import { useApp } from '../support/use-app.ts';

const database = useDatabase();
const app = useApp(database);

describe('HTTP server', () => {
  it('call that the contract does not have is answered with unknownCall', async () => {
    const { status, code } = await app.call('noSuchCall');
    expect({ status, code }).toEqual({ status: 404, code: 404 });
  });

  it('readiness and liveness probes succeed', async () => {
    for (const path of ['/healthz', '/readyz', '/openapi.json']) {
      const response = await fetch(app.url + path);
      expect([path, response.status]).toEqual([path, 200]);
    }
  });
});
void COMMON;
