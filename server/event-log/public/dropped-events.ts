import { Counter } from 'prom-client';

/** Why events were not kept. */
export type DropReason = 'address' | 'disk' | 'failed';

/** Of this process, whatever listener took them; the figures of a server adopt it. */
export const droppedEvents = new Counter({
  name: 'client_events_dropped_total',
  help: 'Client events that were not kept, by reason.',
  labelNames: ['reason'],
  registers: [],
});

export function countDropped(reason: DropReason, events: number): void {
  droppedEvents.inc({ reason }, events);
}
