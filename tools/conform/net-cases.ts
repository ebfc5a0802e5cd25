import { randomUUID } from 'node:crypto';
import { type ConformCase, centsText, tally, withChange } from './conform-case.ts';
import { type Answer, PARTS_PER_CENT, type WalletProbe } from './wallet-probe.ts';

const COPIES = 50;
const RIVALS = 20;
/** So many of the rivals' stakes the balance covers. */
const COVERED = 8;

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

/** A net that loses answers, and calls that come at once. */
export function listNetCases(probe: WalletProbe): ConformCase[] {
  const { stake } = probe;
  const change = (name: string, expected: string, run: () => Promise<string>): ConformCase => ({
    name,
    expected,
    run: () => withChange(probe, run),
  });

  return [
    change(
      'bet whose answer was lost takes one stake when it is sent again',
      `RS_OK; ${centsText(-stake)}`,
      async () => {
        const fields = probe.betFields();
        await probe.drop('/transaction/bet', fields);
        return (await probe.transact('bet', fields)).status;
      },
    ),
    change('win whose answer was lost is paid once when it is sent again', 'RS_OK; 0 cents', async () => {
      const fields = probe.winFields(await probe.takenBet(), { round_closed: true });
      await probe.drop('/transaction/win', fields);
      return (await probe.transact('win', fields)).status;
    }),
    change(
      'rollback whose answer was lost gives one stake back when it is sent again',
      'RS_OK; 0 cents',
      async () => {
        const fields = probe.rollbackFields(await probe.takenBet());
        await probe.drop('/transaction/rollback', fields);
        return (await probe.transact('rollback', fields)).status;
      },
    ),
    change(
      `${COPIES} copies of a bet at once take one stake and have one answer`,
      `${COPIES} × RS_OK, one balance; ${centsText(-stake)}`,
      async () => {
        const fields = probe.betFields();
        const answers = await Promise.all(times(COPIES, () => probe.transact('bet', fields)));
        const balances = new Set(answers.map(({ balance }) => balance)).size;
        return `${tally(answers)}, ${balances === 1 ? 'one balance' : `${balances} balances`}`;
      },
    ),
    change(
      `${RIVALS} bets at once never take more than the balance`,
      `${COVERED} × RS_OK, ${RIVALS - COVERED} × RS_ERROR_NOT_ENOUGH_MONEY; 0 cents`,
      async () => {
        const amount = Math.floor((await probe.balance()) / COVERED) * PARTS_PER_CENT;
        // In one round, as at a table: a wallet may keep a pace from one round to the next.
        const round = randomUUID();
        const bets = times(RIVALS, () => probe.betFields({ amount, round }));
        const answers = await Promise.all(bets.map((fields) => probe.transact('bet', fields)));
        const taken = bets.filter((_, at) => isTaken(answers[at]));
        for (const { transaction_uuid: id } of taken)
          await probe.transact('rollback', probe.rollbackFields(id));
        return tally(answers);
      },
    ),
  ];
}

const isTaken = (answer: Answer | undefined): boolean => answer?.status === 'RS_OK';
