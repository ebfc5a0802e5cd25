import type { LotteryProduct } from '../../contract/lottery/lottery-terms.ts';
import type { RechargeKind } from '../../contract/recharge/recharge-calls.ts';
import type { ReceiptKind } from '../../contract/wallet/receipt-calls.ts';
import type { RecordKind } from '../../contract/wallet/record-calls.ts';
import type { PayoutKind } from '../../contract/wallet/withdrawal.ts';
import type * as table from './path-constants.ts';

export * as paths from './path-constants.ts';

export type PathName = keyof typeof table;
export type PathOf<N extends PathName> = (typeof table)[N];
export type Path = PathOf<PathName>;

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

/** The segments of an address that are named in its path, as text. */
export type RawParams<P extends Path = Path> = Readonly<Record<ParamNames<P>, string>>;

/** A path without named segments. */
export type PlainPathName = {
  [N in PathName]: PathOf<N> extends `${string}:${string}` ? never : N;
}[PathName];

/** `1` in a query where a page leads back to the page before it. */
interface BackQuery {
  readonly back?: 1;
}

/** What addresses are made with: the segments of their paths, then the query. */
export interface PathValues {
  readonly activityInfo: { readonly id: number };
  readonly activityGifts: { readonly tab: 'fund' | 'packet' | 'supply' };
  readonly activityLottery: { readonly product: LotteryProduct };
  readonly lotteryHistory: { readonly product: LotteryProduct };
  readonly lotteryProduct: { readonly product: LotteryProduct };
  readonly lotteryRule: { readonly product: LotteryProduct };
  readonly agent: { readonly tabActive: 'commission' | 'log' | 'members' };
  readonly authLogin: { readonly type: string };
  readonly authRegister: { readonly inviteCode: string };
  readonly complaint: { readonly topic: 'forfeiture' | 'game' | 'protection'; readonly subject: string };
  readonly complaintThread: { readonly number: string };
  readonly emailDetail: { readonly id: string };
  readonly fair:
    | { readonly round: string }
    | ({ readonly draw: string } & Readonly<Record<string, string>>)
    | ({ readonly spin: string } & Readonly<Record<string, string>>)
    | ({ readonly lottery: LotteryProduct } & Readonly<Record<string, string>>);
  /** The key of a question. */
  readonly faq: { readonly answer: string };
  readonly feedbackThread: { readonly id: string };
  readonly gameSearch: { readonly type: number } | { readonly brand: number };
  readonly gameStart: { readonly gameId: number; readonly tryIt: 0 | 1; readonly info?: 'rules' };
  readonly memberGames: { readonly tab: 'likes' };
  readonly recharge: { readonly tab: RechargeKind };
  readonly replay: { readonly roundId: string };
  readonly points: { readonly tab: 'card' | 'goods' | 'record' };
  readonly wallets: BackQuery & { readonly name: 'deposit' | 'withdraw'; readonly offer?: 'firstDeposit' };
  readonly walletsCardEdit: { readonly id: number } | { readonly kind: PayoutKind };
  readonly walletsReceipt: { readonly kind: ReceiptKind; readonly number: string };
  readonly walletsRecord: { readonly kind: RecordKind };
  readonly withdrawalOnlyMail: { readonly id: string };
  readonly withdrawal: { readonly kind: PayoutKind; readonly id?: string };
}

/** The params that a page gets from its address's segments; nothing for a path without any. */
export type ParamsOf<N extends PathName> = N extends keyof PathValues
  ? Pick<PathValues[N], ParamNames<PathOf<N>> & keyof PathValues[N]>
  : Record<never, never>;

type ValuesOf<P extends Path> = {
  [N in keyof PathValues]: P extends PathOf<N> ? PathValues[N] : never;
}[keyof PathValues];

/** An address of the site: the path's segments filled, what is left of `values` as its query. */
export function linkTo<P extends PathOf<keyof PathValues>>(path: P, values: ValuesOf<P>): string {
  const query = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = query.get(name) ?? '';
    query.delete(name);
    return encodeURIComponent(value);
  });
  const rest = String(query);
  return rest ? `${filled}?${rest}` : filled;
}

/** Whether an address is one of the pages to sign in and up, and begins with none of `others`. */
export function isAuthAddress(address: string, others: readonly Path[]): boolean {
  return address.startsWith('/auth/') && !others.some((other) => address.startsWith(other));
}
