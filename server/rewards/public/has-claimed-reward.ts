export { hasClaimed as hasClaimedReward } from '../claim-queries.ts';
