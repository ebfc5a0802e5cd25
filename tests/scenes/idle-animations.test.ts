import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { startIdleAnimations } from '../../scenes/lobby/idle-animations.ts';
import { observeStore } from '../../src/stage/observe-store.ts';
import { handClock } from './support/hand-clock.ts';

function lobby({ isThrifty = false, isCovered = false } = {}) {
  const store = createStore(() => ({ isPaused: false, isCovered }));
  const hands = handClock();
  const acts: string[] = [];
  const act = (name: string) => () => void acts.push(`${name} ${hands.clock.now()}`);
  const stop = startIdleAnimations(
    hands.clock,
    {
      isPaused: observeStore(store, (state) => state.isPaused),
      isCovered: observeStore(store, (state) => state.isCovered),
    },
    {
      chaseBulbs: act('bulbs'),
      gleam: act('gleam'),
      turnBanner: act('banner'),
      catchUp: act('catch up'),
      rest: act('rest'),
    },
    isThrifty,
  );
  return { store, acts, stop, ...hands };
}

describe('automatic animation of the lobby', () => {
  it('bulbs flicker at first, a gleam and the bulbs take turns every four seconds, and the banner turns every nine', () => {
    const { acts, run } = lobby();
    run(10_000);
    expect(acts).toEqual(['bulbs 700', 'gleam 4700', 'bulbs 8700', 'banner 9000']);
  });

  it('animation stops while the lobby is covered, and resumes with the new content after', () => {
    const { acts, run, store, waiting } = lobby();
    run(1_000);
    store.setState({ isCovered: true });
    expect(waiting()).toBe(0);
    run(60_000);
    expect(acts).toEqual(['bulbs 700', 'rest 1000']);
    store.setState({ isCovered: false });
    run(1_000);
    expect(acts).toEqual(['bulbs 700', 'rest 1000', 'catch up 61000', 'gleam 61700']);
  });

  it('animation does not start under an overlay, nor while the player has paused it', () => {
    const { acts, run, store } = lobby({ isCovered: true });
    run(10_000);
    store.setState({ isPaused: true });
    store.setState({ isCovered: false });
    run(10_000);
    expect(acts).toEqual(['rest 0', 'rest 10000', 'catch up 10000', 'rest 10000']);
    store.setState({ isPaused: false });
    run(700);
    expect(acts.slice(4)).toEqual(['bulbs 20700']);
  });

  it('no animation runs in low power mode, nor after the lobby has left', () => {
    expect(lobby({ isThrifty: true }).waiting()).toBe(0);
    const { stop, store, waiting } = lobby();
    stop();
    store.setState({ isPaused: true });
    store.setState({ isPaused: false });
    expect(waiting()).toBe(0);
  });
});
