export { getLiveUrl } from './live-calls.ts';
