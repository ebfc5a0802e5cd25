export { assertEventBudget } from '../event-budget.ts';
