export { coinPart } from '../record-queries.ts';
