export { addToWindow, addWithinLimit } from '../rate-window-queries.ts';
