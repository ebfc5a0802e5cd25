import type { Context } from '../../context.ts';
import {
  readStoredTransactions,
  readTakenTransactions,
  type StoredTransaction,
} from '../../games/public/remote-rounds.ts';
import type { Aggregator } from '../remote/aggregators-config.ts';
import { compareTransaction, type ListedTransaction } from './compare-books.ts';
import { listRound, listTransactions } from './list-transactions.ts';

/** By which clocks may differ, and a transaction be on its way. */
const MARGIN_MS = 10 * 60_000;
const PAGE = 5_000;
/** Of one window: what they list at another time is asked for by its round. */
const MAX_ROUNDS = 300;
/** Of one window: more of them come from one cause, and are found again once that is put right. */
const MAX_FOUND = 10_000;

export interface Window {
  readonly from: number;
  /** Not of the window. */
  readonly until: number;
}

/** A transaction with both sides as they were. */
export interface Difference {
  readonly transaction: string;
  /** Names, see `compareTransaction`. */
  readonly differs: string;
  readonly ours: Omit<StoredTransaction, 'id' | 'at'> | null;
  readonly theirs: Omit<ListedTransaction, 'id' | 'at'> | null;
  /** By their clock, or by ours where they do not have it. */
  readonly at: number;
}

/** What one window has brought to light. */
export interface ComparedWindow extends Window {
  readonly found: readonly Difference[];
  /** There are more than were kept. */
  readonly isCut: boolean;
}

/**
 * Compares what an aggregator lists of a window with what we have taken in it. Theirs are looked up here by their ids, ours
 * in what they list of the window and `MARGIN_MS` at both ends, and then by their round. Memory holds one part of their list, one page of ours, the ids,
 * and what differs.
 * @throws AggregatorFault, AggregatorRefusal, RemoteKeyMissing
 */
export async function compareWindow(
  { sql, settings }: Pick<Context, 'sql' | 'settings'>,
  aggregator: Aggregator,
  window: Window,
): Promise<ComparedWindow> {
  const comparison = new Comparison(aggregator.currency);
  const take = async (listed: readonly ListedTransaction[]): Promise<void> => {
    const ids = listed.map(({ id }) => id);
    const stored = await readStoredTransactions(sql, aggregator.id, ids);
    comparison.addListed(listed, stored);
  };
  const widened = { from: window.from - MARGIN_MS, until: window.until + MARGIN_MS };
  for await (const part of listTransactions(settings, aggregator, widened)) await take(part);

  const rounds = new Set<string>();
  for (let after: StoredTransaction | undefined; ; ) {
    const { id } = aggregator;
    const page = await readTakenTransactions(sql, { ...window, aggregator: id, after, most: PAGE });
    for (const { id: own, round } of page) {
      if (comparison.isListed(own) || round === null || rounds.has(round) || rounds.size >= MAX_ROUNDS)
        continue;
      rounds.add(round);
      await take(await listRound(settings, aggregator, round));
    }
    comparison.addOwn(page);
    after = page.at(-1);
    if (page.length < PAGE) break;
  }
  return { ...window, found: comparison.found(), isCut: comparison.isCut };
}

/** What was compared so far of one window. */
class Comparison {
  readonly #currency: string;
  readonly #listed = new Set<string>();
  readonly #found = new Map<string, Difference>();
  isCut = false;

  constructor(currency: string) {
    this.#currency = currency;
  }

  isListed = (id: string): boolean => this.#listed.has(id);

  found = (): Difference[] => [...this.#found.values()];

  addListed(listed: readonly ListedTransaction[], stored: readonly StoredTransaction[]): void {
    const ours = new Map(stored.map((one) => [one.id, one]));
    for (const theirs of listed) {
      this.#listed.add(theirs.id);
      this.#judge(ours.get(theirs.id) ?? null, theirs);
    }
  }

  /** All that they list was added before. */
  addOwn(taken: readonly StoredTransaction[]): void {
    for (const ours of taken) if (!this.isListed(ours.id)) this.#judge(ours, null);
  }

  #judge(ours: StoredTransaction | null, theirs: ListedTransaction | null): void {
    const { id: transaction, at } = (theirs ?? ours) as { id: string; at: number };
    const differs = compareTransaction(ours, theirs, this.#currency).join(', ');
    // What comes twice was listed again a moment later.
    this.#found.delete(transaction);
    if (differs === '') return;
    if (this.#found.size >= MAX_FOUND) this.isCut = true;
    else
      this.#found.set(transaction, { transaction, differs, ours: sideOf(ours), theirs: sideOf(theirs), at });
  }
}

function sideOf<Side extends { readonly id: string; readonly at: number }>(side: Side | null) {
  if (side === null) return null;
  const { id: _, at: __, ...rest } = side;
  return rest;
}
