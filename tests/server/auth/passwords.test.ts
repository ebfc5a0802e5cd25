import { expect, it } from 'vitest';
import { findPasswordError } from '../../../contract/auth/identity-rules.ts';
import { isCommonPassword } from '../../../server/auth/common-passwords.ts';
import { countLeaked } from '../../../server/auth/leaked-passwords.ts';
import { readTries } from '../../../server/auth/password-attempts.ts';
import { checkNobody, isPassword } from '../../../server/auth/passwords.ts';
import { GOOD_PASSWORD, newAccount, registration } from '../support/accounts.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { useApp } from '../support/use-app.ts';

const database = useDatabase(RACES);
const app = useApp(database);

/** Two checks that run and a hundred that wait, until the returned function is called. */
function crowd(): () => Promise<unknown> {
  const { promise: held, resolve: release } = Promise.withResolvers<boolean>();
  const all = Promise.all(
    Array.from({ length: 102 }, () => isPassword('not looked at', 'somebody', () => held)),
  );
  return () => {
    release(false);
    return all;
  };
}

it('overload rejection of an unknown account does not affect later sign-ins', async () => {
  const disperse = crowd();
  await expect(checkNobody(GOOD_PASSWORD)).rejects.toMatchObject({ key: 'tooOften' });
  await disperse();
  await expect(checkNobody(GOOD_PASSWORD)).resolves.toBe(false);
});

it('sign-in rejected by overload does not count as a wrong password', async () => {
  const { account } = await newAccount(app);
  const disperse = crowd();
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => app.call('accountLogin', { account, password: 'Wrong-Harbour-71' })),
  );
  await disperse();
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([429]));
  expect(await readTries(database.sql, account)).toEqual({ failures: 0, lockedUntil: null });
  expect((await app.call('accountLogin', { account, password: GOOD_PASSWORD })).code).toBe(0);
});

it('list of leaked passwords has at least three thousand that the rules would accept, and rejects each', () => {
  const fits = (password: string) => findPasswordError(password, { min: 8, max: 32 }) === null;
  expect(countLeaked(fits)).toBeGreaterThan(3_000);
  expect(countLeaked((password) => fits(password) && !isCommonPassword(password, 'somebody_else'))).toBe(0);
});

it.each(['1qaz2wsx', 'NCC1701D', 'ford F150'.replace(' ', ''), 'babylon5'])(
  'leaked password is rejected at registration and at every change, in any case: %s',
  async (password) => {
    expect((await app.call('accountRegist', registration({ password }))).code).toBe(2004);
    const { token } = await newAccount(app);
    expect((await app.call('changePassword', { current: GOOD_PASSWORD, password }, token)).code).toBe(2004);
  },
);
