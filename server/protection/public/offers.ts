export { isFreeForOffers, isKnownToBeOpen, mayBeOffered, withoutOffers } from '../offers.ts';
