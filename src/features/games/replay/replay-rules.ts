import type { CallData } from '../../../../contract/call.ts';
import type { getReplay } from '../../../../contract/games/replay-calls.ts';
import { gameOf, isShownByScene } from '../../../../games/game-list.ts';

/** A round to be shown again, with the page that shows it. */
export type Replay = NonNullable<CallData<typeof getReplay>['replay']>;

/** The ticket of an operator's link: in the fragment, which reaches no log of a server. Empty without one. */
export const readTicket = (fragment: string): string =>
  (new URLSearchParams(fragment.replace(/^#/, '')).get('ticket') ?? '').slice(0, 200);

/**
 * Why the game's picture cannot show a round of these maths: this build does not know the version, or the picture has
 * other reels and symbols by now. Null where it can.
 */
export function pictureError(maths: string): 'unknownVersion' | 'olderVersion' | null {
  if (!gameOf(maths)) return 'unknownVersion';
  return isShownByScene(maths) ? null : 'olderVersion';
}
