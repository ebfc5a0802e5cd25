export { readFamilyDecisions } from '../family-queries.ts';
