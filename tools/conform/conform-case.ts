import type { Answer, WalletProbe } from './wallet-probe.ts';

export interface ConformCase {
  readonly name: string;
  /** What `run` must return, word by word. */
  readonly expected: string;
  /** @throws NotRun; Error when the wallet does not let it come that far */
  run(): Promise<string>;
}

/** The case cannot be tried with this player; the message says why. */
export class NotRun extends Error {
  override readonly name = 'NotRun';
}

/** What cannot be tried from outside. */
export interface UntriedCase {
  readonly name: string;
  readonly reason: string;
}

export const centsText = (cents: number): string => `${cents > 0 ? '+' : ''}${cents} cents`;

/** What came of a case, and by how much the balance has changed meanwhile. */
export async function withChange(probe: WalletProbe, work: () => Promise<string>): Promise<string> {
  const before = await probe.balance();
  const said = await work();
  return `${said}; ${centsText((await probe.balance()) - before)}`;
}

/** For statuses that the protocol leaves to the operator. */
export const refusedOr = ({ status }: Answer): string => (/^RS_ERROR_/.test(status) ? 'refused' : status);

/** Of a repetition: whether it says what the first one said. */
export const sameAs = (first: Answer, again: Answer): string =>
  first.status === again.status && first.balance === again.balance
    ? `${first.status} twice`
    : `${first.status} ${first.balance}, then ${again.status} ${again.balance}`;

/** How often each status was answered, the most frequent first. */
export function tally(answers: readonly Answer[]): string {
  const counts = new Map<string, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  const sorted = [...counts].sort(([one], [other]) => other.localeCompare(one));
  return sorted.map(([status, count]) => `${count} × ${status}`).join(', ');
}
