import { afterEach, describe, expect, it, vi } from 'vitest';
import { backgroundStyle, boxStyle } from '../../../src/stage/mirror/box-style.ts';
import {
  claimBanner,
  mirrorStore,
  NO_TOUCH,
  onRailMove,
  railOffset,
  setRailOffset,
  setTouch,
} from '../../../src/stage/mirror/mirror-store.ts';
import { observeStore } from '../../../src/stage/observe-store.ts';

afterEach(() => mirrorStore.setState(mirrorStore.getInitialState(), true));

describe('what mirror and stage tell each other', () => {
  it('rail keeps how far it was scrolled, and tells a change once', () => {
    const heard = vi.fn();
    const stop = onRailMove(heard);
    expect(railOffset('slots')).toBe(0);
    setRailOffset('slots', 120);
    setRailOffset('slots', 120);
    setRailOffset('live', 7);
    stop();
    setRailOffset('slots', 0);
    expect(heard.mock.calls).toEqual([
      ['slots', 120],
      ['live', 7],
    ]);
    expect([railOffset('slots'), railOffset('live')]).toEqual([0, 7]);
  });

  it('touch that changes nothing wakes nobody', () => {
    const heard = vi.fn();
    mirrorStore.subscribe(heard);
    setTouch({ pressed: 'slots:101' });
    setTouch({ pressed: 'slots:101', held: null });
    expect(mirrorStore.getState().touch).toEqual({ ...NO_TOUCH, pressed: 'slots:101' });
    setTouch({ focused: 'banner' });
    expect([mirrorStore.getState().touch.pressed, heard.mock.calls.length]).toEqual(['slots:101', 2]);
  });

  it('banner that was claimed once stays with the player', () => {
    const heard = vi.fn();
    mirrorStore.subscribe(heard);
    claimBanner();
    claimBanner();
    expect([mirrorStore.getState().isBannerTaken, heard.mock.calls.length]).toEqual([true, 1]);
  });

  it('watch of a slice hears of that slice alone, and not after it was stopped', () => {
    const heard = vi.fn();
    const watch = observeStore(mirrorStore, ({ bannerIndex }) => bannerIndex);
    const stop = watch.subscribe(heard);
    mirrorStore.setState({ bannerDrag: 40 });
    expect(heard).not.toHaveBeenCalled();
    mirrorStore.setState({ bannerIndex: 2 });
    expect([heard.mock.calls.length, watch.get()]).toEqual([1, 2]);
    stop();
    mirrorStore.setState({ bannerIndex: 3 });
    expect([heard.mock.calls.length, watch.get()]).toEqual([1, 3]);
  });
});

describe('places in the mirror', () => {
  it('element lies where its box does, seen from what holds it', () => {
    const box = { x: 30, y: 50, width: 100, height: 20 };
    expect(boxStyle(box)).toEqual({ left: 30, top: 50, width: 100, height: 20 });
    expect(boxStyle(box, { x: 10, y: 60 })).toEqual({ left: 20, top: -10, width: 100, height: 20 });
  });

  it('ground that is on its way leaves the element as it is', () => {
    expect(backgroundStyle(undefined)).toEqual({});
    expect(backgroundStyle('data:image/svg+xml,a')).toEqual({
      backgroundImage: 'url("data:image/svg+xml,a")',
    });
  });
});
