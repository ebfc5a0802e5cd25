import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { useDatabase } from '../../support/database.ts';
import { useApp } from '../../support/use-app.ts';
import { AGGREGATORS, signatureOf } from './remote-platform.ts';

const database = useDatabase();
const { sql } = database;
const app = useApp(database);

beforeAll(() => sql`update config set value = ${sql.json(AGGREGATORS)} where key = 'aggregators'`);

const post = (body: string, headers: Record<string, string>, path = '/remote/hub/user/info') =>
  fetch(`${app.url}${path}`, { method: 'POST', body, headers });

describe('call of an aggregator over HTTP', () => {
  it.each(['application/json', 'text/plain', 'application/json; charset=utf-8'])(
    'body of the type %s is verified by its bytes, and the answer is 200 and not cached',
    async (type) => {
      const request = randomUUID();
      const body = `{"user":"żółw-何", "request_uuid":"${request}"}`;
      const answer = await post(body, { 'content-type': type, 'x-hub88-signature': signatureOf(body) });
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(await answer.json()).toEqual({
        user: 'żółw-何',
        status: 'RS_ERROR_UNKNOWN',
        request_uuid: request,
      });
    },
  );

  it('forged call is answered 200 with its status, and a path that is not served 404', async () => {
    const forged = await post('{}', { 'x-hub88-signature': signatureOf('{ }') });
    expect([forged.status, await forged.json()]).toEqual([200, { status: 'RS_ERROR_INVALID_SIGNATURE' }]);
    expect((await post('{}', {}, '/remote/hub/user/else')).status).toBe(404);
  });
});
