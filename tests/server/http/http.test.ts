import { describe, expect, it } from 'vitest';
import { newAccount } from '../support/accounts.ts';
import { COMMON } from '../support/app.ts';
import { useDatabase } from '../support/database.ts';
import { useApp } from '../support/use-app.ts';

const database = useDatabase();
const app = useApp(database);

describe('HTTP server', () => {
  it('[C90] planned call is answered with notOpenYet', async () => {
    const { token } = await newAccount(app);
    const { status, code } = await app.call('getLiveUrl', {}, token);
    expect({ status, code }).toEqual({ status: 200, code: 1900 });
  });
  it('readiness and liveness probes succeed', async () => {
    for (const path of ['/healthz', '/readyz', '/metrics', '/openapi.json']) {
      const response = await fetch(app.url + path);
      expect([path, response.status]).toEqual([path, 200]);
    }
  });
});
void COMMON;
