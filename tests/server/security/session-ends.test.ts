import { expect, it } from 'vitest';
import { endExpiredSessions } from '../../../server/auth/end-expired-sessions-job.ts';
import { GOOD_PASSWORD, type NewAccount, newAccount } from '../support/accounts.ts';
import { useDatabase } from '../support/database.ts';
import { operate } from '../support/operators.ts';
import { useApp } from '../support/use-app.ts';

const database = useDatabase();
const app = useApp(database);

const other = async ({ account }: NewAccount) =>
  (await app.call('accountLogin', { account, password: GOOD_PASSWORD })).data;
const MINUTE_MS = 60_000;

const ENDS: readonly [string, string, (person: NewAccount) => Promise<unknown>][] = [
  [
    'the operator',
    'operator',
    ({ account }) => operate(database.sql, app.clock.now(), 'olive', ['player', 'sign-out', account]),
  ],
  [
    'a new password',
    'password',
    async (person) =>
      app.call(
        'changePassword',
        { current: GOOD_PASSWORD, password: 'Quiet-Harbour-72' },
        (await other(person)).token,
      ),
  ],
  [
    'another device',
    'device',
    async (person) => app.call('endOtherSessions', {}, (await other(person)).token),
  ],
  ['half an hour without an act', 'idle', async () => app.clock.advance(30 * MINUTE_MS)],
  ['its 24 hours', 'expired', async () => app.clock.advance(24 * 60 * MINUTE_MS)],
  [
    'its 24 hours, written down by the job',
    'expired',
    async () => {
      app.clock.advance(49 * 60 * MINUTE_MS);
      await endExpiredSessions(app.context);
    },
  ],
  ['the sign-out', 'ended', ({ token }) => app.call('logout', {}, token)],
];

it.each(ENDS)('[T01] session that was ended by %s says reason %s', async (_by, reason, end) => {
  const person = await newAccount(app);
  await end(person);
  expect(await app.call('refreshData', {}, person.token)).toMatchObject({
    status: 401,
    data: { details: { reason } },
  });
});
