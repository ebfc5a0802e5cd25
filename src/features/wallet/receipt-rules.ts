import type { Receipt, ReceiptKind } from '../../../contract/wallet/receipt-calls.ts';
import type { CoinRow } from '../../../contract/wallet/record-calls.ts';
import { linkTo, paths } from '../../platform/paths.ts';

export const receiptAddress = (kind: ReceiptKind, number: string): string =>
  linkTo(paths.walletsReceipt, { kind, number });

/** Where a movement of the records leads to; null for one that is no payment. A withdrawal's tracker has its receipt. */
export function pageOfRow({ kind, id }: Pick<CoinRow, 'kind' | 'id'>): string | null {
  if (kind === 'withdrawal') return linkTo(paths.withdrawal, { kind: 'ewallet', id });
  return kind === 'deposit' ? receiptAddress('deposit', id) : null;
}

type ReceiptLine = 'number' | 'kind' | 'state' | 'way' | 'amount' | 'fee' | 'received' | 'reference';

/** Where anybody can work a round or a draw out again; null for a movement that chance had no part in, and for
 * a round that the server of a studio has decided. */
export function proofOfRow({
  kind,
  id,
  studioRound,
}: Pick<CoinRow, 'kind' | 'id' | 'studioRound'>): string | null {
  if (kind === 'bet' && studioRound === undefined) return linkTo(paths.fair, { round: id });
  return kind === 'prize' ? linkTo(paths.fair, { draw: id }) : null;
}

/** Where the player sees a round again; null for any other movement, and for a studio's round. */
export const replayOfRow = ({
  kind,
  id,
  studioRound,
}: Pick<CoinRow, 'kind' | 'id' | 'studioRound'>): string | null =>
  kind === 'bet' && studioRound === undefined ? linkTo(paths.replay, { roundId: id }) : null;

interface ReceiptMessages {
  line(name: ReceiptLine): string;
  kind(kind: Receipt['kind']): string;
  state(state: Receipt['state']): string;
  money(amount: Receipt['amount']): string;
  time(at: number): string;
}

/** The lines of a receipt: the page, the print and a shared message have the same ones. */
export function receiptLines(receipt: Receipt, words: ReceiptMessages): (readonly [string, string])[] {
  const { number, kind, state, way, account, amount, fee, received, reference, states } = receipt;
  return [
    [words.line('kind'), words.kind(kind)],
    [words.line('state'), words.state(state)],
    [words.line('amount'), words.money(amount)],
    [words.line('fee'), words.money(fee)],
    [words.line('received'), words.money(received)],
    [words.line('way'), [way, account].filter(Boolean).join(' ')],
    ...states.map(({ name, at }) => [words.state(name), words.time(at)] as const),
    [words.line('number'), number],
    ...(reference === null ? [] : [[words.line('reference'), reference] as const]),
  ];
}

export const receiptText = (title: string, lines: readonly (readonly [string, string])[]): string =>
  [title, ...lines.map(([label, value]) => `${label}: ${value}`)].join('\n');
