export { anonymousAppEventLogClient } from './event-calls.ts';
