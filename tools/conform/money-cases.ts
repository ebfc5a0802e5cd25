import { randomUUID } from 'node:crypto';
import { type ConformCase, centsText, NotRun, refusedOr, sameAs, withChange } from './conform-case.ts';
import { type Fields, PARTS_PER_CENT, type WalletProbe } from './wallet-probe.ts';

const HALF_A_CENT = PARTS_PER_CENT / 2;

/** What a bet, a win and a rollback do to the balance, once and repeated. */
export function listMoneyCases(probe: WalletProbe): ConformCase[] {
  const { stake } = probe;
  const parts = stake * PARTS_PER_CENT;
  const win = (bet: string, changes: Fields = {}) => probe.transact('win', probe.winFields(bet, changes));
  /** A case around a bet that was taken before. */
  const afterBet = (name: string, expected: string, work: (bet: string) => Promise<string>): ConformCase => ({
    name,
    expected,
    async run() {
      const bet = await probe.takenBet();
      return withChange(probe, () => work(bet));
    },
  });
  const plain = (name: string, expected: string, work: () => Promise<string>): ConformCase => ({
    name,
    expected,
    run: () => withChange(probe, work),
  });

  return [
    {
      name: 'bet takes its stake, and the answer has the balance',
      expected: `RS_OK with the balance; ${centsText(-stake)}`,
      async run() {
        const told: (number | null)[] = [];
        const said = await withChange(probe, async () => {
          const answer = await probe.transact('bet', probe.betFields());
          told.push(answer.balance);
          return answer.status;
        });
        const isRight = told[0] === (await probe.balance()) * PARTS_PER_CENT;
        return said.replace(';', isRight ? ' with the balance;' : ` with ${told[0]};`);
      },
    },
    plain('repeated bet takes one stake', `RS_OK twice; ${centsText(-stake)}`, async () => {
      const fields = probe.betFields();
      return sameAs(await probe.transact('bet', fields), await probe.transact('bet', fields));
    }),
    plain(
      'id of a bet with another amount is refused',
      `RS_OK, then RS_ERROR_DUPLICATE_TRANSACTION; ${centsText(-stake)}`,
      async () => {
        const fields = probe.betFields();
        const first = await probe.transact('bet', fields);
        const other = await probe.call('/transaction/bet', { ...fields, amount: 2 * parts });
        return `${first.status}, then ${other.status}`;
      },
    ),
    afterBet(
      'win is paid',
      `RS_OK; ${centsText(2 * stake)}`,
      async (bet) => (await win(bet, { amount: 2 * parts, round_closed: true })).status,
    ),
    afterBet('repeated win is paid once', `RS_OK twice; ${centsText(stake)}`, async (bet) => {
      const fields = probe.winFields(bet, { round_closed: true });
      return sameAs(await probe.transact('win', fields), await probe.transact('win', fields));
    }),
    afterBet(
      'id of a win with another amount is refused',
      `RS_OK, then RS_ERROR_DUPLICATE_TRANSACTION; ${centsText(stake)}`,
      async (bet) => {
        const fields = probe.winFields(bet);
        const first = await probe.transact('win', fields);
        const other = await probe.call('/transaction/win', { ...fields, amount: 2 * parts });
        return `${first.status}, then ${other.status}`;
      },
    ),
    afterBet('several wins of a bet are all paid', `RS_OK, RS_OK; ${centsText(2 * stake)}`, async (bet) => {
      const first = await win(bet);
      const second = await win(bet, { round_closed: true });
      return `${first.status}, ${second.status}`;
    }),
    afterBet(
      'win of 0 closes the round',
      'RS_OK; 0 cents',
      async (bet) => (await win(bet, { amount: 0, round_closed: true })).status,
    ),
    afterBet(
      'rollback gives the stake back',
      `RS_OK; ${centsText(stake)}`,
      async (bet) => (await probe.transact('rollback', probe.rollbackFields(bet))).status,
    ),
    afterBet('repeated rollback gives it back once', `RS_OK twice; ${centsText(stake)}`, async (bet) => {
      const fields = probe.rollbackFields(bet);
      return sameAs(await probe.transact('rollback', fields), await probe.transact('rollback', fields));
    }),
    afterBet('second rollback of a bet gives nothing', `RS_OK first; ${centsText(stake)}`, async (bet) => {
      const first = await probe.transact('rollback', probe.rollbackFields(bet));
      await probe.transact('rollback', probe.rollbackFields(bet));
      return `${first.status} first`;
    }),
    plain('bet after its own rollback is refused', 'RS_OK, then refused; 0 cents', async () => {
      const fields = probe.betFields();
      const rollback = await probe.transact('rollback', probe.rollbackFields(fields.transaction_uuid));
      const late = await probe.transact('bet', fields);
      return `${rollback.status}, then ${refusedOr(late)}`;
    }),
    plain(
      'win of an unknown bet is refused',
      'RS_ERROR_TRANSACTION_DOES_NOT_EXIST; 0 cents',
      async () => (await win(randomUUID())).status,
    ),
    afterBet(
      'win of a bet that was rolled back is refused',
      `RS_ERROR_TRANSACTION_DOES_NOT_EXIST; ${centsText(stake)}`,
      async (bet) => {
        await probe.transact('rollback', probe.rollbackFields(bet));
        return (await win(bet)).status;
      },
    ),
    plain('bet with half a cent is refused', 'refused; 0 cents', async () =>
      refusedOr(await probe.transact('bet', probe.betFields({ amount: parts + HALF_A_CENT }))),
    ),
    afterBet('win with half a cent is refused', 'refused; 0 cents', async (bet) =>
      refusedOr(await win(bet, { amount: parts + HALF_A_CENT })),
    ),
    plain('negative bet is refused', 'refused; 0 cents', async () =>
      refusedOr(await probe.transact('bet', probe.betFields({ amount: -parts }))),
    ),
    plain(
      'bet above the balance is refused with the balance',
      'RS_ERROR_NOT_ENOUGH_MONEY with the balance; 0 cents',
      async () => {
        const balance = await probe.balance();
        const { largest = Number.POSITIVE_INFINITY } = probe.options;
        if (balance + stake > largest) throw new NotRun('the balance is not below the largest stake');
        const amount = (balance + stake) * PARTS_PER_CENT;
        const answer = await probe.transact('bet', probe.betFields({ amount }));
        const isTold = answer.balance === balance * PARTS_PER_CENT;
        return `${answer.status} ${isTold ? 'with the balance' : `with ${answer.balance}`}`;
      },
    ),
  ];
}
