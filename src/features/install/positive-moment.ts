import { createStore } from 'zustand/vanilla';
import { onClaimed } from '../../session/claims/claimed-balance.ts';
import { currentGameStore } from '../../session/pages/current-game.ts';
import { type ProfileState, profileStore } from '../../session/player/profile-store.ts';
import { onSignedOut } from '../../session/sign-in/sign-out.ts';

interface PositiveMoments {
  /** A game was left of which the figures have not come yet. */
  readonly isSettling: boolean;
  readonly hasPositiveMoment: boolean;
}

const NO_POSITIVE_MOMENT: PositiveMoments = { isSettling: false, hasPositiveMoment: false };

export const positiveMomentStore = createStore<PositiveMoments>()(() => NO_POSITIVE_MOMENT);

/** Whole cents of the session, real money alone; a guest has none. */
const figuresOf = ({ session }: ProfileState) => ({ staked: session?.staked ?? 0, won: session?.won ?? 0 });

export const hasLost = (state: ProfileState): boolean => figuresOf(state).won < figuresOf(state).staked;

/**
 * Follows the positive moments of this visit: a claim that was granted, and a game that was played for money and left
 * without a loss, as the server's figures say after it. @returns what stops it
 */
export function followPositiveMoments(): () => void {
  let before = figuresOf(profileStore.getState());
  const settle = (state: ProfileState) => {
    const after = figuresOf(state);
    const isPlayed = after.staked > before.staked;
    const isWithoutLoss = after.won - before.won >= after.staked - before.staked;
    positiveMomentStore.setState(({ hasPositiveMoment }) => ({
      isSettling: false,
      hasPositiveMoment: hasPositiveMoment || (isPlayed && isWithoutLoss),
    }));
  };
  const stops = [
    currentGameStore.subscribe(({ gameId }, { gameId: last }) => {
      if (gameId !== 0 && last === 0) before = figuresOf(profileStore.getState());
      if (gameId === 0 && last !== 0) positiveMomentStore.setState({ isSettling: true });
    }),
    profileStore.subscribe((state, { session }) => {
      // The balance alone says nothing of the session.
      if (positiveMomentStore.getState().isSettling && state.session !== session) settle(state);
    }),
    onClaimed(() => positiveMomentStore.setState({ hasPositiveMoment: true })),
    // The next player of this browser has had none of it.
    onSignedOut(() => positiveMomentStore.setState(NO_POSITIVE_MOMENT)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
