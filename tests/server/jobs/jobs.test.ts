import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SESSION_MAX_MS } from '../../../contract/limits.ts';
import { endExpiredSessions } from '../../../server/auth/end-expired-sessions-job.ts';
import { purgeRequestIds } from '../../../server/ledger/purge-request-ids-job.ts';
import { withRequestId } from '../../../server/ledger/request-ids.ts';
import { newAccount } from '../support/accounts.ts';
import { useDatabase } from '../support/database.ts';
import { useApp } from '../support/use-app.ts';

const database = useDatabase();
const DAY_MS = 86_400_000;
const app = useApp(database);

describe('scheduled jobs', () => {
  it('job deletes request ids after a week and keeps newer ones', async () => {
    const playerId = randomUUID();
    const claim = () =>
      withRequestId(
        app.context,
        { playerId, call: 'recharge', requestId: randomUUID(), body: {} },
        async () => 'done',
      );
    await claim();
    app.clock.advance(7 * DAY_MS);
    expect(await purgeRequestIds(app.context)).toBe(0);
    await claim();
    app.clock.advance(1);
    expect(await purgeRequestIds(app.context)).toBe(1);
    expect(await database.sql`select from request_ids`).toHaveLength(1);
  });

  it('job ends a session a day after it expired, with its expiry as the end', async () => {
    const { token } = await newAccount(app);
    app.clock.advance(SESSION_MAX_MS + DAY_MS - 1);
    expect(await endExpiredSessions(app.context)).toBe(0);
    const { data } = await app.call('refreshData', {}, token);
    expect(data.details.reason).toBe('expired');
    app.clock.advance(1);
    expect(await endExpiredSessions(app.context)).toBe(1);
    expect(await endExpiredSessions(app.context)).toBe(0);
    const [row] = await database.sql`select ended_at, ends_at, end_reason from sessions`;
    expect(row).toMatchObject({ endedAt: row?.endsAt, endReason: '' });
  });
});
