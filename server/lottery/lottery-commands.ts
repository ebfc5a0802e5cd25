import { LOTTERY_PRODUCTS, type LotteryProduct } from '../../contract/lottery/lottery-terms.ts';
import { lotteryNumber, ticketsOf } from '../../maths/lottery.ts';
import { hexOf } from '../../maths/provably-fair.ts';
import type { Tx } from '../db/sql.ts';
import { CommandError, type OperatorCommand, requireArgument, sayTime, wantedWhole } from '../ops/command.ts';
import { lockRound, type RoundRow, readRounds, updateCancelled } from './round-queries.ts';

const SHOWN_ROUNDS = 50;

function readProduct(text: string): LotteryProduct {
  const product = LOTTERY_PRODUCTS.find((known) => known === text);
  if (!product) throw new CommandError(`There is no lottery "${text}": ${LOTTERY_PRODUCTS.join(' or ')}.`);
  return product;
}

async function findRound(tx: Tx, args: readonly string[]): Promise<RoundRow> {
  const product = readProduct(requireArgument(args, 0, 'the lottery'));
  const number = wantedWhole(args, 1, 'the number of the round');
  const round = await lockRound(tx, { product, number });
  if (!round) throw new CommandError(`There is no round ${number} of ${product}. See: lottery rounds.`);
  return round;
}

function stateOf({ state, result, terms, endedAt, paidAt, closesAt }: RoundRow, now: number): string {
  if (state === 'open') return now < closesAt ? 'on sale' : 'closed';
  const settled = paidAt === null ? 'being settled' : 'settled';
  if (state === 'cancelled' || result === null) return `cancelled ${sayTime(endedAt)}, ${settled}`;
  return `drew ${lotteryNumber(result, terms.digits)} at ${sayTime(endedAt)}, ${settled}`;
}

const soldOf = ({ sold, terms }: RoundRow) => `${sold} of ${ticketsOf(terms.digits)} sold`;

const rounds: OperatorCommand = {
  name: 'lottery rounds',
  usage: '[daily | weekend]',
  about: 'Lists rounds of the lotteries with their times, sales and results.',
  async run({ tx, args, now }) {
    const [name] = args;
    const list = await readRounds(tx, name === undefined ? null : readProduct(name), SHOWN_ROUNDS);
    const lines = list.map((round) =>
      [
        `${round.product} ${round.number}`,
        stateOf(round, now),
        `closes ${sayTime(round.closesAt)}, draws ${sayTime(round.drawAt)}`,
        soldOf(round),
      ].join('\t'),
    );
    return { say: lines.join('\n') || 'There is no round.', subject: null };
  },
};

const show: OperatorCommand = {
  name: 'lottery show',
  usage: '<daily | weekend> <number>',
  about: 'Shows a round: price, prizes, winners and commitment.',
  async run({ tx, args, now }) {
    const round = await findRound(tx, args);
    const { product, number, terms, winners, commitment } = round;
    const lines = [
      `${product} ${number}: ${stateOf(round, now)}, ${soldOf(round)}`,
      `ticket ${terms.price} cents, ${terms.perPlayer} for each player`,
      ...terms.prizes.map(
        ({ digits, amount }, at) =>
          `last ${digits} digits: ${amount} cents${winners ? `, won by ${winners[at] ?? 0} tickets` : ''}`,
      ),
      `commitment ${hexOf(commitment)}`,
    ];
    return { say: lines.join('\n'), subject: null };
  },
};

const cancel: OperatorCommand = {
  name: 'lottery cancel',
  usage: '<daily | weekend> <number>',
  about: 'Cancels a round that is on sale; every ticket is refunded.',
  needsTwoOperators: true,
  async run({ tx, args, now }) {
    const { id, product, number, state, closesAt, sold } = await findRound(tx, args);
    if (state !== 'open') throw new CommandError(`Round ${number} of ${product} is over.`);
    // From then on buyers reveal their seeds: whoever could work the number out must not be able to call the round off.
    if (now >= closesAt) throw new CommandError(`Round ${number} of ${product} is closed and will be drawn.`);
    await updateCancelled(tx, id, now);
    return {
      say: `Round ${number} of ${product} is cancelled; ${sold} tickets are refunded within a minute.`,
      subject: `lottery ${product} ${number}`,
      details: { sold },
    };
  },
};

export const LOTTERY_COMMANDS: readonly OperatorCommand[] = [rounds, show, cancel];
