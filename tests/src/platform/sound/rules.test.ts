import { describe, expect, it } from 'vitest';
import { levelsOf } from '../../../../src/platform/sound/levels.ts';
import { pressSoundOf } from '../../../../src/platform/sound/press-sound.ts';
import { isSoundName } from '../../../../src/platform/sound/sound-names.ts';
import { makeThrottle, SOUND_GAP_MS } from '../../../../src/platform/sound/sound-player.ts';

describe('sound throttle', () => {
  it('same sound is throttled, and others are not', () => {
    const mayPlay = makeThrottle();
    expect(mayPlay('tick', 1_000)).toBe(true);
    expect(mayPlay('tick', 1_000 + SOUND_GAP_MS - 1)).toBe(false);
    expect(mayPlay('coin', 1_001)).toBe(true);
    expect(mayPlay('tick', 1_000 + SOUND_GAP_MS)).toBe(true);
  });
});

describe('sound levels', () => {
  const on = { isOn: true, volume: 1, isMusicOn: true };
  const open = { isHidden: false, isDucked: false };

  it('every level is zero while the sound is off or the page is hidden', () => {
    expect(levelsOf({ ...on, isOn: false }, open)).toEqual({ effects: 0, music: 0 });
    expect(levelsOf(on, { ...open, isHidden: true })).toEqual({ effects: 0, music: 0 });
  });

  it('effects are lowered and music pauses during a game', () => {
    const ducked = levelsOf(on, { ...open, isDucked: true });
    expect(ducked.music).toBe(0);
    expect(ducked.effects).toBeGreaterThan(0);
    expect(ducked.effects).toBeLessThan(levelsOf(on, open).effects);
  });

  it('music plays only when it is enabled, and below the effects', () => {
    expect(levelsOf({ ...on, isMusicOn: false }, open).music).toBe(0);
    expect(levelsOf(on, open).music).toBeLessThan(levelsOf(on, open).effects);
  });

  it('levels stay between silence and full, whatever the volume is', () => {
    expect(levelsOf({ ...on, volume: 7 }, open).effects).toBe(1);
    expect(levelsOf({ ...on, volume: -1 }, open).effects).toBe(0);
  });
});

/** What a click can hit, as far as the rule looks at it. */
function control(kind: 'tab' | 'button', attributes: Record<string, string> = {}) {
  const element = {
    getAttribute: (name: string) => attributes[name] ?? null,
    matches: (selector: string) => kind === 'tab' && selector.includes('[role="tab"]'),
  };
  return { closest: () => element as unknown as Element };
}

describe('press sound', () => {
  it('sound depends on the pressed control', () => {
    expect(pressSoundOf(control('button'))).toBe('press');
    expect(pressSoundOf(control('tab'))).toBe('tab');
  });

  it('no sound plays where nothing can be pressed, or a control is disabled', () => {
    expect(pressSoundOf({ closest: () => null })).toBeNull();
    expect(pressSoundOf(control('button', { 'aria-disabled': 'true' }))).toBeNull();
    expect(pressSoundOf(control('button', { 'data-sound': 'none' }))).toBeNull();
  });
});

it('sound names are recognised', () => {
  expect(isSoundName('coin')).toBe(true);
  expect(isSoundName('gong')).toBe(false);
});
