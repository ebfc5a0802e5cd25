import { isUuid } from '../db/is-uuid.ts';
import { makeId } from '../make-id.ts';
import {
  creditLeftOver,
  type LeftOver,
  listLeftOver,
  lockLeftOver,
  returnLeftOver,
} from '../services/left-over-payments.ts';
import { type Act, ActError, type ActRequest, sayTime, wanted } from './act.ts';
import { reconcile } from './reconcile-act.ts';

/** Cents as a person reads them. */
const sayMoney = ({ amount, currency }: Pick<LeftOver, 'amount' | 'currency'>): string =>
  `${currency} ${(amount / 100).toFixed(2)}`;

const list: Act = {
  name: 'payment list',
  usage: '',
  about: 'Lists payments that came but were not credited: a second one, or one of another amount.',
  async run({ tx }) {
    const lines = (await listLeftOver(tx)).map((payment) => {
      const { id, at, verdict, account, provider, paymentRef, depositId } = payment;
      const parts = [id, sayTime(at), verdict, sayMoney(payment), account, `${provider} ${paymentRef}`];
      return [...parts, `deposit ${depositId}`].join('\t');
    });
    return { say: lines.join('\n') || 'No payment waits.', subject: null };
  },
};

const RESOLVE = { credit: creditLeftOver, return: returnLeftOver } as const;

function resolve(verb: keyof typeof RESOLVE, about: string): Act {
  return {
    name: `payment ${verb}`,
    usage: '<id of the list> <reason>',
    about,
    takesTwo: true,
    async run({ tx, args, now, random }: ActRequest) {
      const id = wanted(args, 0, 'the id');
      const reason = wanted([args.slice(1).join(' ')], 0, 'the reason');
      const payment = isUuid(id) ? await lockLeftOver(tx, id) : null;
      if (!payment) throw new ActError(`No payment "${id}" waits. See: payment list.`);
      try {
        await RESOLVE[verb](tx, payment, { id: makeId(now, random(10)), now });
      } catch (error) {
        if (error instanceof RangeError) throw new ActError(`${error.message}: only "payment return" fits.`);
        throw error;
      }
      const { amount, currency, account, depositId, paymentRef, verdict } = payment;
      const done =
        verb === 'credit' ? 'credited to' : 'written down as sent back; send it at the provider for';
      return {
        say: `${sayMoney(payment)} ${done} ${account}.`,
        subject: account,
        details: { payment: id, paymentRef, depositId, verdict, amount, currency, reason },
      };
    },
  };
}

export const PAYMENT_ACTS: readonly Act[] = [
  list,
  reconcile,
  resolve('credit', 'Gives the player a payment of the list, as the amount that really came.'),
  resolve('return', 'Closes a payment of the list whose money goes back to the payer.'),
];
