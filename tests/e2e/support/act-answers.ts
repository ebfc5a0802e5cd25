import type { Page } from '@playwright/test';

/** What the server says of a round that is acted in. */
export interface Progress<Outcome = unknown> {
  readonly round: { readonly win: number; readonly stake: number; readonly outcome: Outcome } | null;
  readonly openRound: { readonly roundId: string; readonly stake: number; readonly outcome: Outcome } | null;
  readonly balance: number;
}

/** Does something that asks the server, and returns its answer. */
export async function answerOf<Outcome = unknown>(
  page: Page,
  call: 'bet' | 'act',
  work: () => Promise<void>,
): Promise<Progress<Outcome>> {
  const answered = page.waitForResponse(`**/app/v1/game/${call}`);
  await work();
  return ((await (await answered).json()) as { data: Progress<Outcome> }).data;
}
