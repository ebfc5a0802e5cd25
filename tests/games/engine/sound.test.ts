import { beforeEach, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import type { OwnSounds } from '../../../games/engine/own-sounds.ts';
import { type GameSound, makeGameSound, winSoundOf } from '../../../games/engine/sound.ts';
import { winLevelOf } from '../../../games/engine/win-level.ts';
import type { Levels } from '../../../src/platform/sound/levels.ts';

let heard: string[];
let loads: number;
let levels: Levels[];
let sound: GameSound;

const PLAYED = { isOn: true, volume: 1, isMusicOn: true };

function openSound(own?: OwnSounds): GameSound {
  let time = 0;
  return makeGameSound(
    own,
    async () => {
      loads += 1;
      return {
        levels: { effects: 0, music: 0 },
        wake: () => undefined,
        play: (name) => void heard.push(name),
        stop: () => undefined,
        setLevels: (wanted) => void levels.push(wanted),
        silence: () => void heard.push('silence'),
      };
    },
    () => (time += 1_000),
  );
}

beforeEach(() => {
  heard = [];
  levels = [];
  loads = 0;
  sound = openSound();
});

/** A touch, and the time that it takes to load. */
async function touch(): Promise<void> {
  sound.wake();
  await new Promise(setImmediate);
}

it('game sound is silent, and fetches nothing, until the page around it allows sound', async () => {
  await touch();
  sound.play('reel-stop');
  expect([heard, loads]).toEqual([[], 0]);
  sound.set({ ...PLAYED, volume: 0.7 });
  await touch();
  sound.play('reel-stop');
  expect([heard, loads]).toEqual([['reel-stop'], 1]);
});

it('game sound is silent while the page is hidden or has paused the game', async () => {
  sound.set({ ...PLAYED, volume: 0.7 });
  await touch();
  sound.pause(true);
  sound.play('win-large');
  expect(heard).toEqual(['silence']);
  sound.pause(false);
  sound.play('bulb');
  expect(heard).toEqual(['silence', 'bulb']);
});

it('bed of a game needs sound, music and a touch, and is silent while the game is held', async () => {
  sound = openSound({});
  sound.set(PLAYED);
  expect(loads).toBe(0);
  await touch();
  expect(levels.at(-1)?.music).toBeGreaterThan(0);
  sound.set({ ...PLAYED, volume: 0.5 });
  expect(levels.at(-1)?.music).toBeLessThan(levels.at(-2)?.music ?? 0);
  const held: [string, () => void][] = [
    ['held', () => sound.pause(true)],
    ['music off', () => sound.set({ ...PLAYED, isMusicOn: false })],
    ['sound off', () => sound.set({ ...PLAYED, isOn: false })],
  ];
  for (const [why, hold] of held) {
    hold();
    expect(levels.at(-1)?.music, why).toBe(0);
    sound.pause(false);
    sound.set(PLAYED);
    expect(levels.at(-1)?.music, why).toBeGreaterThan(0);
  }
});

it('game without a bed has no music, whatever the player has switched on', async () => {
  sound.set(PLAYED);
  await touch();
  expect(levels).toEqual([{ effects: 1, music: 0 }]);
});

it.each([
  [0, null],
  [40, null],
  [100, null],
  [101, 'win-small'],
  [1_500, 'win-medium'],
  [5_000, 'win-large'],
])('return of %i on a stake of 100 plays %s', (win, name) => {
  expect(winSoundOf(winLevelOf(cents(100), cents(win)))).toBe(name);
});
