import { PAYMENT_RETURN_MS, PAYMENT_REVIEW_MS } from '../../contract/limits.ts';
import { isUuid } from '../db/is-uuid.ts';
import { sayMoney } from '../localization/say-money.ts';
import { makeId } from '../make-id.ts';
import {
  CommandError,
  type CommandRequest,
  type CommandResult,
  type OperatorCommand,
  sayTime,
  wanted,
} from '../ops/command.ts';
import { reconcile } from './reconcile-command.ts';
import { closeReturned, orderReturn } from './return-payments.ts';
import { lockUnmatched, readUnmatched, type UnmatchedPayment } from './unmatched-payment-queries.ts';
import { assignUnmatched, creditUnmatched } from './unmatched-payments.ts';

/** The deadline that the player was given; overdue ones are marked. */
function sayDue({ at, resolution }: UnmatchedPayment, now: number): string {
  const dueAt = at + (resolution === 'returning' ? PAYMENT_RETURN_MS : PAYMENT_REVIEW_MS);
  return `${dueAt < now ? 'OVERDUE, ' : ''}due ${sayTime(dueAt)}`;
}

const list: OperatorCommand = {
  name: 'payment list',
  usage: '',
  about: 'Lists payments that came but were not credited, and those that are on their way back.',
  async run({ tx, now }) {
    const lines = (await readUnmatched(tx)).map((payment) => {
      const { id, at, verdict, resolution, account, provider, paymentRef, depositId } = payment;
      const parts = [
        id,
        sayTime(at),
        verdict,
        sayMoney(payment.amount, payment.currency),
        account ?? 'no player known',
      ];
      const places = [`${provider} ${paymentRef}`, `deposit ${depositId}`];
      return [...parts, ...places, resolution ?? 'waits', sayDue(payment, now)].join('\t');
    });
    return { say: lines.join('\n') || 'No payment waits.', subject: null };
  },
};

interface Step {
  readonly verb: 'credit' | 'return' | 'returned' | 'assign';
  readonly usage: string;
  readonly about: string;
  /** Arguments between the id and the reason, as shown in the usage. */
  readonly more?: string;
  /** Also for a payment whose refund is already ordered. */
  readonly acceptsReturning?: boolean;
  /** @returns what the operator reads. */
  work(request: CommandRequest, payment: UnmatchedPayment, more: string): Promise<string>;
}

const whose = ({ account }: UnmatchedPayment) => account ?? 'a payer whom nobody knows';

const STEPS: readonly Step[] = [
  {
    verb: 'credit',
    usage: '<id of the list> <reason>',
    about: 'Gives the player a payment of the list, as the amount that really came.',
    async work({ tx, now, random }, payment) {
      await creditUnmatched(tx, payment, { id: makeId(now, random(10)), now });
      return `credited to ${whose(payment)}`;
    },
  },
  {
    verb: 'return',
    usage: '<id of the list> <reason>',
    about:
      'Orders a payment of the list back to where it was paid from; the provider is asked within seconds.',
    async work({ tx }, payment) {
      await orderReturn(tx, payment);
      return `is sent back by ${payment.provider} for ${whose(payment)}`;
    },
  },
  {
    verb: 'returned',
    usage: '<id of the list> <reference of the return> <reason>',
    about: 'Writes down that a payment was sent back by hand, where its provider cannot be asked to.',
    more: 'the reference of the return',
    acceptsReturning: true,
    async work({ tx, now, random }, payment, returnRef) {
      await closeReturned(tx, payment, { id: makeId(now, random(10)), now, returnRef });
      return `written down as sent back for ${whose(payment)}`;
    },
  },
  {
    verb: 'assign',
    usage: '<id of the list> <id of the deposit> <reason>',
    about:
      'Ties a payment of no known deposit to the deposit it was made for; it is credited or returned after that.',
    more: 'the id of the deposit',
    async work({ tx }, payment, depositId) {
      if (payment.playerId !== null) throw new RangeError('This payment belongs to a deposit');
      if (!isUuid(depositId)) throw new RangeError(`There is no deposit ${depositId}`);
      await assignUnmatched(tx, payment, depositId);
      return `belongs to deposit ${depositId}`;
    },
  },
];

function toCommand({ verb, usage, about, more, acceptsReturning = false, work }: Step): OperatorCommand {
  return {
    name: `payment ${verb}`,
    usage,
    about,
    needsTwoOperators: true,
    async run(request: CommandRequest): Promise<CommandResult> {
      const { tx, args } = request;
      const id = wanted(args, 0, 'the id');
      const word = more === undefined ? '' : wanted(args, 1, more);
      const reason = wanted([args.slice(more === undefined ? 1 : 2).join(' ')], 0, 'the reason');
      const payment = isUuid(id) ? await lockUnmatched(tx, id) : null;
      if (!payment) throw new CommandError(`No payment "${id}" waits. See: payment list.`);
      if (payment.resolution !== null && !acceptsReturning)
        throw new CommandError('This payment is on its way back; nothing else can be decided any more.');
      const say = await work(request, payment, word).catch((error: unknown) => {
        if (!(error instanceof RangeError)) throw error;
        const advice = verb === 'credit' ? ': only "payment return" fits' : '';
        throw new CommandError(`${error.message}${advice}.`);
      });
      const { amount, currency, playerId, depositId, paymentRef, verdict } = payment;
      return {
        say: `${sayMoney(payment.amount, payment.currency)} ${say}.`,
        subject: playerId ?? depositId,
        details: {
          payment: id,
          paymentRef,
          depositId,
          verdict,
          amount,
          currency,
          reason,
          ...(word && { [verb === 'assign' ? 'assignedTo' : 'returnRef']: word }),
        },
      };
    },
  };
}

export const PAYMENT_COMMANDS: readonly OperatorCommand[] = [list, reconcile, ...STEPS.map(toCommand)];
