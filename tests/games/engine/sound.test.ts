import { beforeEach, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { type GameSound, makeGameSound, winSoundOf } from '../../../games/engine/sound.ts';
import { winLevelOf } from '../../../games/engine/win-level.ts';

let heard: string[];
let loads: number;
let sound: GameSound;

beforeEach(async () => {
  heard = [];
  loads = 0;
  let time = 0;
  sound = makeGameSound(
    async () => {
      loads += 1;
      return {
        levels: { effects: 0, music: 0 },
        wake: () => undefined,
        play: (name) => void heard.push(name),
        stop: () => undefined,
        setLevels: () => undefined,
        silence: () => void heard.push('silence'),
      };
    },
    () => (time += 1_000),
  );
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
  sound.set(true, 0.7);
  await touch();
  sound.play('reel-stop');
  expect([heard, loads]).toEqual([['reel-stop'], 1]);
});

it('game sound is silent while the page is hidden or has paused the game', async () => {
  sound.set(true, 0.7);
  await touch();
  sound.pause(true);
  sound.play('win-large');
  expect(heard).toEqual(['silence']);
  sound.pause(false);
  sound.play('bulb');
  expect(heard).toEqual(['silence', 'bulb']);
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
