import type { RedDots } from '../../../contract/entities/config.ts';

/** Which flags mean that something waits behind a place of the bars. Every flag belongs to exactly one. */
export const FLAGS_OF_PLACE: Readonly<Record<string, readonly (keyof RedDots)[]>> = {
  jackpot: ['canReceiveDrawChance'],
  bonus: [
    'spinAwardFlag',
    'taskAwardFlag',
    'vipAwardFlag',
    'signInFlag',
    'diamondMallRedDot',
    'hasTask',
    'hasSignUpBonus',
  ],
  member: ['emailAwardFlag', 'hasMail', 'agent5AwardFlag'],
};

/** Whether something waits behind a place; nothing ever does for a guest, whose flags are all off. */
export function isWaiting(placeName: string, dots: RedDots): boolean {
  return FLAGS_OF_PLACE[placeName]?.some((flag) => dots[flag]) ?? false;
}
