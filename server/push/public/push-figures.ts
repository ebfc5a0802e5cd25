import { Counter } from 'prom-client';

/** The messages of this process, added to the server's metrics. */
export const pushMessages = new Counter({
  name: 'push_messages_total',
  help: 'Notifications by what they tell of and what became of them.',
  labelNames: ['notice', 'outcome'],
  registers: [],
});
