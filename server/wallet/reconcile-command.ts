import { readFileSync } from 'node:fs';
import { fetchBounded } from '../adapters/fetch-bounded.ts';
import { assertOutside } from '../db/transaction-mark.ts';
import { CommandError, type OperatorCommand, requireArgument } from '../ops/command.ts';
import { readBooked } from './payment-callback-queries.ts';
import { comparePayments } from './reconciliation.ts';
import { ReportUnreadable, readReport } from './settlement-report.ts';

/** A callback may arrive this long after its payment, and clocks differ. */
const SLACK_MS = 60_000;
const ANSWER_WITHIN_MS = 10_000;
/** About a hundred thousand payments. */
const MAX_REPORT_BYTES = 32 * 1024 * 1024;

async function fetchReport(place: string): Promise<string> {
  assertOutside('a provider’s report');
  try {
    if (!/^https?:/.test(place)) return readFileSync(place, 'utf8');
    const response = await fetchBounded(
      place,
      { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) },
      MAX_REPORT_BYTES,
    );
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    return await response.text();
  } catch (error) {
    throw new CommandError(
      `The report ${place} cannot be loaded: ${error instanceof Error ? error.message : error}.`,
    );
  }
}

/** Read-only: findings are resolved with the other `payment` commands, or at the provider. */
export const reconcile: OperatorCommand = {
  name: 'payment reconcile',
  usage: '<provider> <file or address of its report>',
  about:
    'Reconciles a provider’s own list of payments with the ledger: missing, unknown, doubled, differing.',
  fetch(args) {
    requireArgument(args, 0, 'the provider');
    return fetchReport(requireArgument(args, 1, 'the file or address of its report'));
  },
  async run({ tx, args, fetched }) {
    const provider = requireArgument(args, 0, 'the provider');
    try {
      const reported = readReport(fetched);
      const moments = reported.map(({ at }) => at);
      const booked = await readBooked(tx, provider, {
        from: Math.min(...moments, Number.MAX_SAFE_INTEGER),
        to: Math.max(...moments, 0) + SLACK_MS,
        paymentIds: reported.map(({ paymentId }) => paymentId),
      });
      const findings = comparePayments(reported, booked);
      const paid = reported.filter(({ status }) => status === 'paid').length;
      const lines = findings.map(({ kind, paymentId, reference, say }) =>
        [kind, paymentId, `deposit ${reference}`, say].join('\t'),
      );
      const end = `${paid} payments of ${provider} compared with ${booked.length} of ours: ${
        findings.length === 0 ? 'all agree.' : `${findings.length} to review.`
      }`;
      return {
        say: [...lines, end].join('\n'),
        subject: provider,
        details: { paid, booked: booked.length, findings: findings.length },
      };
    } catch (error) {
      if (error instanceof ReportUnreadable)
        throw new CommandError(`The report cannot be read: ${error.message}.`);
      throw error;
    }
  },
};
