/** Why a person may not play; what is in their account is forfeited by the published terms, and by no other reason. */
export const FORFEIT_REASONS = [
  'underAge',
  'official',
  'forces',
  'restrictedPerson',
  'excludedPerson',
  'licenceHolder',
  'falseIdentity',
] as const;
export type ForfeitReason = (typeof FORFEIT_REASONS)[number];

/** For so long after it was told, the terms promise an appeal. */
export const APPEAL_DAYS = 30;
