export { readLimitRows } from '../limit-queries.ts';
export { readDepositLeft } from '../player-limits.ts';
export { lockPlayer } from '../player-queries.ts';
