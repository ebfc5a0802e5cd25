export { isOpenAndUnlisted } from '../player-queries.ts';
