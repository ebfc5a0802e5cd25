import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { LotteryPrize, LotteryTerms } from '../contract/lottery/lottery-terms.ts';
import { type Cents, cents } from '../contract/money.ts';
import { fairSource } from './provably-fair.ts';

/** The rules of a draw by a seed of its own. A change of the rules is another name: an old draw is checked by its own. */
export const LOTTERY_MATHS = 'lottery-1';
/** The rules of a draw by the link of a hash chain. */
export const LOTTERY_CHAIN_MATHS = 'lottery-2';
/** The same with seeds that buyers commit to by a hash, and reveal once the sale has ended. */
export const LOTTERY_REVEAL_MATHS = 'lottery-3';

/** Tickets of a round: each number stands on one. */
export const ticketsOf = (digits: number): number => 10 ** digits;

/** A number with all its digits, as it stands on a ticket. */
export const lotteryNumber = (value: number, digits: number): string => String(value).padStart(digits, '0');

/**
 * The mix of all purchases after one more: SHA-256 of the one before and what the purchase carries, its seed or the hash
 * of it.
 * @param mixed before the first purchase: the commitment
 */
export const mixSeed = (mixed: string, clientSeed: string): string =>
  bytesToHex(sha256(utf8ToBytes(`${mixed}:${clientSeed}`)));

/** The number drawn: any as likely as any other. @throws RangeError for a server seed that is not 32 bytes in hex */
export const drawLottery = (digits: number, serverSeed: string, clientSeed: string): number =>
  fairSource(serverSeed, clientSeed).integer(ticketsOf(digits));

/** Index of the prize that a number wins: the first whose last digits are those drawn; null for none. */
export function prizeIndexOf(number: number, result: number, prizes: readonly LotteryPrize[]): number | null {
  const index = prizes.findIndex(({ digits }) => (number - result) % ticketsOf(digits) === 0);
  return index < 0 ? null : index;
}

interface WinningNumber {
  readonly number: number;
  /** Index of the prize. */
  readonly prize: number;
}

/** Those of `count` numbers from `first` on that win. */
export function winningNumbers(
  { first, count }: { readonly first: number; readonly count: number },
  result: number,
  prizes: readonly LotteryPrize[],
): WinningNumber[] {
  return Array.from({ length: count }, (_, at) => first + at).flatMap((number) => {
    const prize = prizeIndexOf(number, result, prizes);
    return prize === null ? [] : [{ number, prize }];
  });
}

interface LotteryOdds extends LotteryPrize {
  /** How many tickets of a round win it. */
  readonly tickets: number;
  /** Of one ticket, 0 to 1. */
  readonly chance: number;
}

/** How many tickets of a whole round win each prize, and the chance of one ticket. */
export function oddsOfLottery({ digits, prizes }: Pick<LotteryTerms, 'digits' | 'prizes'>): LotteryOdds[] {
  let higher = 0;
  return prizes.map((prize) => {
    const matching = ticketsOf(digits - prize.digits);
    const tickets = matching - higher;
    higher = matching;
    return { ...prize, tickets, chance: tickets / ticketsOf(digits) };
  });
}

/** All prizes of a round together. */
export const prizesOfRound = (terms: Pick<LotteryTerms, 'digits' | 'prizes'>): Cents =>
  cents(oddsOfLottery(terms).reduce((sum, { amount, tickets }) => sum + amount * tickets, 0));

/** What a ticket returns on average, as a share of its price, in millionths; rounded down. */
export const returnOfLottery = (terms: Pick<LotteryTerms, 'digits' | 'prizes' | 'price'>): number =>
  Math.floor((prizesOfRound(terms) * 1_000_000) / (terms.price * ticketsOf(terms.digits)));
