/** Why a person may not play; the published terms allow forfeiture for these reasons only. */
export const FORFEIT_REASONS = [
  'underAge',
  'official',
  'forces',
  'restrictedPerson',
  // Who has played while excluded: an exclusion alone leaves the money with its player.
  'excludedPerson',
  'licenceHolder',
  'falseIdentity',
] as const;
export type ForfeitReason = (typeof FORFEIT_REASONS)[number];

/** The period for an appeal, from the day the player was informed, as in the terms. */
export const APPEAL_DAYS = 30;
