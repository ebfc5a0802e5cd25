export { type Candidate, findCandidate } from '../candidate-queries.ts';
