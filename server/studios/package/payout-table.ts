const FIRST_CAPACITY = 1_024;

/** A line of a table as its studio wrote it; the payout is in hundredths of the stake. */
export interface PayoutLine {
  readonly id: bigint;
  readonly weight: bigint;
  readonly payout: bigint;
}

/** A table by its ids, in arrays of 64-bit numbers: one of millions of lines stays in tens of megabytes. */
export class PayoutTable {
  #ids = new BigUint64Array(FIRST_CAPACITY);
  #weights = new BigUint64Array(FIRST_CAPACITY);
  #payouts = new BigUint64Array(FIRST_CAPACITY);
  #isUsed = new Uint8Array(0);
  /** Places in the order of their ids; null while the lines come in that order, as studios write them. */
  #order: Uint32Array | null = null;
  #isAscending = true;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add({ id, weight, payout }: PayoutLine): void {
    if (this.#size === this.#ids.length) {
      this.#ids = grown(this.#ids);
      this.#weights = grown(this.#weights);
      this.#payouts = grown(this.#payouts);
    }
    if (this.#size > 0 && id <= (this.#ids[this.#size - 1] as bigint)) this.#isAscending = false;
    this.#ids[this.#size] = id;
    this.#weights[this.#size] = weight;
    this.#payouts[this.#size] = payout;
    this.#size += 1;
  }

  /** After the last line. @returns an id that is there twice, with the line of the second; null where none is */
  seal(): { readonly id: bigint; readonly line: number } | null {
    this.#isUsed = new Uint8Array(this.#size);
    if (this.#isAscending) return null;
    const ids = this.#ids;
    const order = Uint32Array.from({ length: this.#size }, (_, at) => at);
    order.sort((one, other) => compare(ids[one] as bigint, ids[other] as bigint) || one - other);
    this.#order = order;
    for (let at = 1; at < order.length; at += 1) {
      const [before, here] = [order[at - 1] as number, order[at] as number];
      if (ids[before] === ids[here]) return { id: ids[here] as bigint, line: here + 1 };
    }
    return null;
  }

  /** A line by its place in the table, from 0. */
  line(place: number): PayoutLine {
    return {
      id: this.#ids[place] as bigint,
      weight: this.#weights[place] as bigint,
      payout: this.#payouts[place] as bigint,
    };
  }

  /** The place of an id in the table, which can be taken once. @returns null where it is unknown, `taken` the second time */
  take(id: bigint): number | 'taken' | null {
    const place = this.#placeOf(id);
    if (place === null) return null;
    if (this.#isUsed[place]) return 'taken';
    this.#isUsed[place] = 1;
    return place;
  }

  /** The first id of the table that was not taken; null where all were. */
  firstUntaken(): bigint | null {
    const place = this.#isUsed.indexOf(0);
    return place < 0 ? null : (this.#ids[place] as bigint);
  }

  #placeOf(id: bigint): number | null {
    let [low, high] = [0, this.#size - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const place = this.#order ? (this.#order[middle] as number) : middle;
      const order = compare(this.#ids[place] as bigint, id);
      if (order === 0) return place;
      if (order < 0) low = middle + 1;
      else high = middle - 1;
    }
    return null;
  }
}

function grown(from: BigUint64Array): BigUint64Array<ArrayBuffer> {
  const to = new BigUint64Array(from.length * 2);
  to.set(from);
  return to;
}

const compare = (one: bigint, other: bigint): number => (one < other ? -1 : one > other ? 1 : 0);
