import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { type ConformCase, refusedOr, withChange } from './conform-case.ts';
import { type Fields, PARTS_PER_CENT, type WalletProbe } from './wallet-probe.ts';

const NO_SIGNATURE = 'RS_ERROR_INVALID_SIGNATURE; 0 cents';

/** Who calls, and whether a call can be read: signatures, users, tokens, fields. */
export function listCallCases(probe: WalletProbe): ConformCase[] {
  const { user, token, currency } = probe.options;
  const bytesOfBet = (changes: Fields = {}) =>
    JSON.stringify({ request_uuid: randomUUID(), ...probe.betFields(changes) });
  const bet = (changes: Fields) =>
    withChange(probe, async () => (await probe.transact('bet', probe.betFields(changes))).status);
  const unsigned = (name: string, send: () => Promise<{ status: string }>): ConformCase => ({
    name,
    expected: NO_SIGNATURE,
    run: () => withChange(probe, async () => (await send()).status),
  });
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey;

  return [
    {
      name: 'user is known',
      expected: 'RS_OK with the user',
      async run() {
        const answer = await probe.call('/user/info', { user });
        return `${answer.status} ${answer.user === user ? 'with the user' : 'without the user'}`;
      },
    },
    {
      name: 'balance is told in whole cents of the currency',
      expected: `RS_OK in ${currency}, whole cents`,
      async run() {
        const answer = await probe.call('/user/balance', { user, token });
        const isWhole = answer.balance !== null && answer.balance % PARTS_PER_CENT === 0;
        return `${answer.status} in ${answer.currency}, ${isWhole ? 'whole cents' : `balance ${answer.balance}`}`;
      },
    },
    unsigned('signature of another key is refused', () => {
      const body = bytesOfBet();
      return probe.send('/transaction/bet', body, probe.sign(body, stranger));
    }),
    unsigned('call without a signature is refused', () => probe.send('/transaction/bet', bytesOfBet(), null)),
    unsigned('changed body is refused', () => {
      const body = bytesOfBet();
      const changed = body.replace(/"amount":\d+/, `"amount":${2 * probe.stake * PARTS_PER_CENT}`);
      return probe.send('/transaction/bet', changed, probe.sign(body));
    }),
    unsigned('signature of the same values in other bytes is refused', () => {
      const body = bytesOfBet();
      return probe.send('/transaction/bet', JSON.stringify(JSON.parse(body), null, 1), probe.sign(body));
    }),
    {
      name: 'unusual bytes with their own signature are taken',
      expected: 'RS_OK',
      async run() {
        const body = `{ "user" : ${JSON.stringify(user)},\n "note": "\\u017c\u0142",\t"request_uuid":"${randomUUID()}" }`;
        return (await probe.send('/user/info', body)).status;
      },
    },
    {
      name: 'body that is no JSON is refused',
      expected: 'RS_ERROR_WRONG_SYNTAX',
      run: async () => (await probe.send('/user/balance', '{"user": ')).status,
    },
    {
      name: 'bet without an amount is refused',
      expected: 'RS_ERROR_WRONG_SYNTAX; 0 cents',
      run: () => bet({ amount: undefined }),
    },
    {
      name: 'amount as text is refused',
      expected: 'RS_ERROR_WRONG_TYPES; 0 cents',
      run: () => bet({ amount: String(probe.stake * PARTS_PER_CENT) }),
    },
    {
      name: 'bet with an unknown token is refused',
      expected: 'RS_ERROR_INVALID_TOKEN; 0 cents',
      run: () => bet({ token: randomUUID() }),
    },
    {
      name: 'bet of an unknown user is refused',
      expected: 'refused; 0 cents',
      run: () =>
        withChange(probe, async () =>
          refusedOr(await probe.transact('bet', probe.betFields({ user: randomUUID() }))),
        ),
    },
    {
      name: 'bet on an unknown game is refused',
      expected: 'RS_ERROR_INVALID_GAME; 0 cents',
      run: () => bet({ game_code: `no-game-${randomUUID()}` }),
    },
    {
      name: 'bet in another currency is refused',
      expected: 'RS_ERROR_WRONG_CURRENCY; 0 cents',
      run: () => bet({ currency: currency === 'EUR' ? 'USD' : 'EUR' }),
    },
  ];
}
