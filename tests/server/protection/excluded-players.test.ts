import { expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { GOOD_PASSWORD, newAccount } from '../support/accounts.ts';
import { useDatabase } from '../support/database.ts';
import { operate } from '../support/operators.ts';
import { useApp } from '../support/use-app.ts';

const database = useDatabase();
const app = useApp(database);

const ops = (line: string) => operate(database.sql, app.clock.now(), 'olive', line.split(' '));

async function playing() {
  const person = await newAccount(app);
  const { data } = await app.call('startGame', { gameId: 101, tryIt: 1 }, person.token);
  const launchToken = new URLSearchParams(new URL(data.url).hash.slice(1)).get('launch');
  const { gameToken } = (await app.call('game/open', { launchToken })).data;
  return {
    ...person,
    page: () => app.call('refreshData', {}, person.token),
    frame: () => app.call('game/roundShown', { roundId: crypto.randomUUID() }, gameToken),
  };
}

async function expectOut({ page, frame }: Awaited<ReturnType<typeof playing>>): Promise<void> {
  expect(await page()).toMatchObject({ status: 401, data: { details: { reason: 'ended' } } });
  expect((await frame()).status).toBe(401);
}

it.each(['excluded', 'restricted'])(
  'player added to the register as %s loses the session of page and game at once',
  async (kind) => {
    const person = await playing();
    expect((await person.page()).code).toBe(0);
    expect((await person.frame()).code).toBe(3009);
    expect(await ops(`register add ${kind} ${person.account}`)).toContain('signed out everywhere');
    await expectOut(person);
  },
);

it('player removed from the register can sign in again', async () => {
  const { account } = await newAccount(app);
  const signIn = () => app.call('accountLogin', { account, password: GOOD_PASSWORD });
  await ops(`register add restricted ${account}`);
  expect((await signIn()).code).toBe(ERROR_CODES.restrictedPerson);
  expect(await ops(`register remove ${account}`)).toContain('removed from the register');
  expect((await signIn()).code).toBe(0);
  await expect(ops(`register remove ${account}`)).rejects.toThrow('does not name');
});

it('operator is told when the registered name has no account', async () => {
  expect(await ops('register add excluded nobody_yet')).toContain('no such account exists');
});

it.each(['excluded', 'restricted', 'closed'])(
  'player whose account is %s is refused in page and game, although the session is open',
  async (status) => {
    const person = await playing();
    await database.sql`update players set status = ${status} where id = ${person.playerId}`;
    await expectOut(person);
  },
);
