import { element } from '../engine/element.ts';
import type { FollowedRound } from '../engine/frame-state.ts';

export interface Countdown {
  readonly view: HTMLElement;
  /** Shows how long bets are open. */
  run(followed: FollowedRound): void;
}

/** A bar that empties until bets close. The browser moves it by itself: nothing is drawn meanwhile. */
export function makeCountdown(): Countdown {
  const view = element('span', { class: 'countdown', 'aria-hidden': 'true' });
  return {
    view,
    run({ round, serverNow }) {
      const left = Math.max(0, round.closesAt - serverNow());
      const share = left / Math.max(1, round.closesAt - round.opensAt);
      for (const animation of view.getAnimations()) animation.cancel();
      view.animate([{ transform: `scaleX(${share})` }, { transform: 'scaleX(0)' }], {
        duration: left,
        fill: 'forwards',
      });
    },
  };
}

/** What a shared round is doing, as far as it is shown. While it is drawn it takes no bets, and has not started. */
export type RoundPart = 'betting' | 'drawing' | 'running' | 'over';

export function partOf({ round, serverNow }: Pick<FollowedRound, 'round' | 'serverNow'>): RoundPart {
  if (round.resultAt !== null) return 'over';
  if (round.startedAt !== null) return 'running';
  return serverNow() < round.closesAt ? 'betting' : 'drawing';
}
