import { listCallCases } from './call-cases.ts';
import { type ConformCase, centsText, NotRun, type UntriedCase } from './conform-case.ts';
import { listMoneyCases } from './money-cases.ts';
import { listNetCases } from './net-cases.ts';
import { type ProbeOptions, WalletProbe } from './wallet-probe.ts';

export interface CaseResult {
  readonly name: string;
  readonly verdict: 'passed' | 'failed' | 'not run';
  readonly expected: string;
  /** What came instead, or why it was not run. */
  readonly got: string;
}

/** They need somebody at the operator's. */
const UNTRIED: readonly UntriedCase[] = [
  {
    name: 'win after the session is over is paid',
    reason: 'only the operator can end the session between a bet and its win',
  },
  {
    name: 'bet of a player on a break, at a limit or barred is refused, and a win is paid',
    reason: 'only the operator can change what holds for the player',
  },
];

/**
 * Plays an aggregator against a wallet, for one player with money and an open session; nobody else may play with that balance
 * meanwhile. Everything that it stakes is won back, rolled back or closed at the end.
 */
export async function conformWallet(options: ProbeOptions): Promise<readonly CaseResult[]> {
  const probe = new WalletProbe(options);
  const start = await probe.balance().catch(() => null);
  const results: CaseResult[] = [];
  const cases = [...listCallCases(probe), ...listMoneyCases(probe), ...listNetCases(probe)];
  for (const one of cases) results.push(await runCase(one));
  await probe.closeOpenBets();
  for (const one of listLastCases(probe, start)) results.push(await runCase(one));
  const untried = UNTRIED.map(({ name, reason }) => ({
    name,
    verdict: 'not run' as const,
    expected: '',
    got: reason,
  }));
  return [...results, ...untried];
}

async function runCase({ name, expected, run }: ConformCase): Promise<CaseResult> {
  let isUntried = false;
  const got = await run().catch((error: unknown) => {
    isUntried = error instanceof NotRun;
    return error instanceof Error ? error.message : String(error);
  });
  if (isUntried) return { name, verdict: 'not run', expected, got };
  return { name, verdict: got === expected ? 'passed' : 'failed', expected, got };
}

/** What holds of all of it. @param start cents; null where the wallet has not told the balance */
function listLastCases(probe: WalletProbe, start: number | null): ConformCase[] {
  return [
    {
      name: 'every answer has the request_uuid of its call',
      expected: '0 without it',
      run: async () => (probe.echoes.all === 0 ? 'no answer' : `${probe.echoes.wrong} without it`),
    },
    {
      name: 'books of both sides agree at the end',
      expected: `changed by ${centsText(probe.booked)}`,
      run: async () => `changed by ${centsText((await probe.balance()) - (start ?? 0))}`,
    },
  ];
}
