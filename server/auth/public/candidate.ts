export { findCandidate } from '../candidate-queries.ts';
