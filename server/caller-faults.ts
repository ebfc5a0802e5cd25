import { Counter } from 'prom-client';
import type { Context } from './context.ts';

/** What callers bring about themselves, as often as they like. */
export type CallerFault =
  | 'arrival refused'
  | 'payment callback refused'
  | 'payment held'
  | 'payout callback refused'
  | 'payout account refused'
  | 'remote call refused';

/** The faults of this process, added to the server's metrics. */
export const callerFaults = new Counter({
  name: 'caller_faults_total',
  help: 'Faults that callers bring about themselves, by kind: a rise tells of a flood, a single one of nothing.',
  labelNames: ['kind'],
  registers: [],
});

/**
 * Logged as information: what anybody can cause at will must not raise the operator's alarms, or one caller could flood
 * them.
 */
export function noteCallerFault(log: Pick<Context['log'], 'info'>, kind: CallerFault, details: object): void {
  callerFaults.inc({ kind });
  log.info(details, kind);
}
