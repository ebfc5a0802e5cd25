import { PAYMENT_RETURN_MS, PAYMENT_REVIEW_MS } from '../../contract/limits.ts';
import { isUuid } from '../db/is-uuid.ts';
import { sayMoney } from '../localization/say-money.ts';
import { makeId } from '../make-id.ts';
import {
  CommandError,
  type CommandRequest,
  type CommandResult,
  type OperatorCommand,
  requireArgument,
  sayTime,
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
  about: 'Lists payments that arrived and were not credited, and refunds in progress.',
  async run({ tx, now }) {
    const lines = (await readUnmatched(tx)).map((payment) => {
      const { id, at, verdict, resolution, account, provider, paymentRef, depositId } = payment;
      const parts = [
        id,
        sayTime(at),
        verdict,
        sayMoney(payment.amount, payment.currency),
        account ?? 'player unknown',
      ];
      const places = [`${provider} ${paymentRef}`, `deposit ${depositId}`];
      return [...parts, ...places, resolution ?? 'waits', sayDue(payment, now)].join('\t');
    });
    return { say: lines.join('\n') || 'No payment is held.', subject: null };
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

const payerText = ({ account }: UnmatchedPayment) => account ?? 'an unknown payer';

const STEPS: readonly Step[] = [
  {
    verb: 'credit',
    usage: '<id of the list> <reason>',
    about: 'Credits a payment of the list to its player, with the amount that arrived.',
    async work({ tx, now, clock, random, hooks }, payment) {
      await creditUnmatched(tx, payment, { id: makeId(now, random(10)), clock, hooks });
      return `credited to ${payerText(payment)}`;
    },
  },
  {
    verb: 'return',
    usage: '<id of the list> <reason>',
    about:
      'Orders a payment of the list back to where it was paid from; the provider is asked within seconds.',
    async work({ tx }, payment) {
      await orderReturn(tx, payment);
      return `is refunded by ${payment.provider} for ${payerText(payment)}`;
    },
  },
  {
    verb: 'returned',
    usage: '<id of the list> <reference of the refund> <reason>',
    about: 'Writes down that a payment was sent back by hand, where its provider cannot be asked to.',
    more: 'the reference of the refund',
    acceptsReturning: true,
    async work({ tx, now, random }, payment, returnRef) {
      await closeReturned(tx, payment, { id: makeId(now, random(10)), now, returnRef });
      return `recorded as refunded for ${payerText(payment)}`;
    },
  },
  {
    verb: 'assign',
    usage: '<id of the list> <id of the deposit> <reason>',
    about:
      'Assigns a payment without a known deposit to its deposit; it can be credited or returned after that.',
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
      const id = requireArgument(args, 0, 'the id');
      const word = more === undefined ? '' : requireArgument(args, 1, more);
      const reason = requireArgument([args.slice(more === undefined ? 1 : 2).join(' ')], 0, 'the reason');
      const payment = isUuid(id) ? await lockUnmatched(tx, id) : null;
      if (!payment) throw new CommandError(`There is no held payment "${id}". See: payment list.`);
      if (payment.resolution !== null && !acceptsReturning)
        throw new CommandError('This payment is being refunded; nothing else can be decided any more.');
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
