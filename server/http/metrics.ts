import { Counter, collectDefaultMetrics, Histogram, type Metric, Registry } from 'prom-client';

export interface Metrics {
  /** `seconds` is the time from the parsed request to its answer. */
  countCall(call: string, code: number, seconds: number): void;
  readonly registry: Registry;
}

/** Counters of one process, those of the domains (`figures`) included; a scraper adds processes up. */
export function createMetrics(figures: readonly Metric[]): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const figure of figures) registry.registerMetric(figure);
  const calls = new Counter({
    name: 'calls_total',
    help: 'Calls by name and code of the answer.',
    labelNames: ['call', 'code'],
    registers: [registry],
  });
  const times = new Histogram({
    name: 'call_seconds',
    help: 'Time to answer a call.',
    labelNames: ['call'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  return {
    registry,
    countCall(call, code, seconds) {
      calls.inc({ call, code });
      times.observe({ call }, seconds);
    },
  };
}
