export { droppedEvents } from '../dropped-events.ts';
