export { findOffer, readEdge } from '../bonus-offers.ts';
