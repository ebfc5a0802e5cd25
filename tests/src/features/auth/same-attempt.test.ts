import { expect, it } from 'vitest';
import { createAttempts } from '../../../../src/features/auth/same-attempt.ts';

const makeAttempts = () => {
  let made = 0;
  return createAttempts(() => `id-${++made}`);
};

const failWith = (key: string) => () => Promise.reject(Object.assign(new Error(key), { key }));

it('registration keeps the request id of the same values across a timeout', async () => {
  const attempts = makeAttempts();
  const first = attempts.idFor({ account: 'maria' });
  await expect(attempts.holdWhileUnsure(failWith('timeout'))).rejects.toThrow('timeout');
  expect(attempts.idFor({ account: 'maria' })).toBe(first);
});

it('registration uses a new request id once the values have changed', () => {
  const attempts = makeAttempts();
  const first = attempts.idFor({ account: 'maria' });
  expect(attempts.idFor({ account: 'marian' })).not.toBe(first);
});

it('registration uses a new request id after the server has rejected it', async () => {
  const attempts = makeAttempts();
  const first = attempts.idFor({ account: 'maria' });
  await expect(attempts.holdWhileUnsure(failWith('accountTaken'))).rejects.toThrow('accountTaken');
  expect(attempts.idFor({ account: 'maria' })).not.toBe(first);
});
