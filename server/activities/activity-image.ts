import { artAddress } from '../http/art-address.ts';

/** The rendered picture of an activity, by its name in `ActivityId`: `inviteFriend1` is `invite-friend1`. */
export function activityImage(name: string): string {
  const file = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `${artAddress()}activities/${file}.webp`;
}
