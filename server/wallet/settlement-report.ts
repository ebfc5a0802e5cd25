import { readTimestamp } from '../strict-json.ts';

/** A payment as the provider's own list has it. */
export interface ReportedPayment {
  readonly paymentId: string;
  /** Our deposit's id. */
  readonly reference: string;
  /** Cents. */
  readonly amount: number;
  readonly currency: string;
  readonly status: 'open' | 'paid' | 'failed';
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
}

export const REPORT_HEAD = 'payment_id,reference,amount_cents,currency,status,at';
const SETTLEMENT_STATES: readonly string[] = ['open', 'paid', 'failed'];

/** An id of a payment or a deposit: printable ASCII without spaces. */
const NAME = /^[\x21-\x7e]{1,100}$/;

/** A report that may be incomplete; names the line. */
export class ReportUnreadable extends Error {
  override readonly name = 'ReportUnreadable';
}

/**
 * Parses a settlement report: a header line, then one payment a line. An invalid line rejects the whole report, because
 * a partial list would produce false differences.
 * @throws ReportUnreadable
 */
export function readReport(text: string): ReportedPayment[] {
  const [head, ...lines] = text.trim().split(/\r?\n/);
  if (head !== REPORT_HEAD) throw new ReportUnreadable(`line 1: not "${REPORT_HEAD}"`);
  return lines.map((line, at) => readLine(line, at + 2));
}

function readLine(line: string, number: number): ReportedPayment {
  const cells = line.split(',');
  const [paymentId = '', reference = '', cents = '', currency = '', status = '', moment = ''] = cells;
  const amount = /^(?:0|-?[1-9]\d{0,14})$/.test(cents) ? Number(cents) : Number.NaN;
  const at = readTimestamp(moment) ?? Number.NaN;
  const isGood =
    cells.length === 6 &&
    NAME.test(paymentId) &&
    NAME.test(reference) &&
    Number.isSafeInteger(amount) &&
    /^[A-Z]{3}$/.test(currency) &&
    SETTLEMENT_STATES.includes(status) &&
    Number.isFinite(at);
  if (!isGood) throw new ReportUnreadable(`line ${number}: not a payment`);
  return { paymentId, reference, amount, currency, status: status as ReportedPayment['status'], at };
}

export function writeReport(payments: readonly ReportedPayment[]): string {
  const lines = payments.map(({ paymentId, reference, amount, currency, status, at }) =>
    [paymentId, reference, amount, currency, status, new Date(at).toISOString()].join(','),
  );
  return `${[REPORT_HEAD, ...lines].join('\n')}\n`;
}
