export { offeredWays } from '../sign-in-methods.ts';
