import { expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { COMMON } from '../support/app.ts';
import { useDatabase } from '../support/database.ts';
import { useApp } from '../support/use-app.ts';
import { DEAD_PROVIDER, limitOf, protectedPlayer } from './protected-player.ts';

const database = useDatabase();
const app = useApp(database, { settings: DEAD_PROVIDER });

it('[R51] changed client clock loosens no limit: the server’s own time counts', async () => {
  const { token } = await protectedPlayer(app);
  await app.call('setSelfLimited', { key: 'depositDay', value: 10_000 }, token);
  await app.call('setSelfLimited', { key: 'depositDay', value: 90_000 }, token);
  const ahead = app.clock.now() + 3 * 86_400_000;
  const response = await fetch(`${app.url}/app/v1/confirmSelfLimited`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      date: new Date(ahead).toUTCString(),
    },
    body: JSON.stringify({ ...COMMON, key: 'depositDay', value: 90_000, now: ahead, serverTime: ahead }),
  });
  expect(await response.json()).toMatchObject({ code: ERROR_CODES.limitTooEarly });
  const { data } = await app.call('getSelfLimited', {}, token);
  expect(limitOf(data, 'depositDay')).toMatchObject({ value: 10_000, wish: { value: 90_000 } });
  const deposit = { requestId: crypto.randomUUID(), channelId: 1, amount: 50_000 };
  expect((await app.call('recharge', deposit, token)).code).toBe(ERROR_CODES.depositLimitReached);
});
