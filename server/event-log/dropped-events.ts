import { Counter } from 'prom-client';

/** Why events were dropped. */
type DropReason = 'address' | 'disk' | 'failed';

/** The events that this process dropped, whatever the listener; added to the server's metrics. */
export const droppedEvents = new Counter({
  name: 'client_events_dropped_total',
  help: 'Client events that were dropped, by reason.',
  labelNames: ['reason'],
  registers: [],
});

export function countDropped(reason: DropReason, events: number): void {
  droppedEvents.inc({ reason }, events);
}
