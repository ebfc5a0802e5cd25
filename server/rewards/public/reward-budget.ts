export { readSpent, updateSpent } from '../budget-queries.ts';
