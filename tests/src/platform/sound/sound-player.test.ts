import { beforeEach, expect, it } from 'vitest';
import type { SoundSettings } from '../../../../src/platform/sound/levels.ts';
import {
  makeSoundPlayer,
  type SoundPlayer,
  TOO_LATE_MS,
} from '../../../../src/platform/sound/sound-player.ts';

let heard: string[];
let time: number;
let settings: SoundSettings;
let answers: { arrive(): Promise<void>; fail(): Promise<void> }[];
let player: SoundPlayer;

const turn = () => new Promise<void>((done) => setImmediate(done));

beforeEach(() => {
  heard = [];
  time = 0;
  settings = { isOn: true, volume: 1, isMusicOn: false };
  answers = [];
  player = makeSoundPlayer({
    load: () =>
      new Promise((done, reject) => {
        const output = {
          levels: { effects: 0, music: 0 },
          wake: () => void heard.push('wake'),
          play: (name: string, rate: number) => void heard.push(rate === 1 ? name : `${name}*${rate}`),
          setLevels: () => undefined,
          stop: (name: string) => void heard.push(`no ${name}`),
          silence: () => void heard.push('silence'),
        };
        answers.push({
          arrive() {
            done(output);
            return turn();
          },
          fail() {
            reject(new Error('offline'));
            return turn();
          },
        });
      }),
    readSettings: () => settings,
    now: () => time,
  });
});

it('sound player fetches nothing before a touch, nor after one while the sound is off', () => {
  player.play('press');
  expect(answers).toHaveLength(0);
  settings = { ...settings, isOn: false };
  player.wake();
  expect(answers).toHaveLength(0);
  settings = { ...settings, isOn: true };
  player.update();
  expect(answers).toHaveLength(1);
});

it('sound player fetches once, however often the page is touched', async () => {
  player.wake();
  player.wake();
  await answers[0]?.arrive();
  player.wake();
  expect(answers).toHaveLength(1);
});

it('every touch wakes what a call has interrupted', async () => {
  player.wake();
  await answers[0]?.arrive();
  player.wake();
  player.wake();
  expect(heard).toEqual(['wake', 'wake']);
});

it('sound player plays what was requested during loading, unless it comes too late', async () => {
  player.wake();
  player.play('press');
  time = TOO_LATE_MS;
  player.play('coin');
  time = TOO_LATE_MS + 1;
  await answers[0]?.arrive();
  expect(heard).toEqual(['coin']);
});

it('sound player plays at the requested pitch', async () => {
  player.wake();
  await answers[0]?.arrive();
  player.play('tick', { rate: 0.5 });
  expect(heard).toEqual(['tick*0.5']);
});

it('sound player stops a long sound when its cause ends, and nothing while none plays', async () => {
  player.stop('whirr');
  player.wake();
  await answers[0]?.arrive();
  player.play('whirr');
  player.stop('whirr');
  expect(heard).toEqual(['whirr', 'no whirr']);
});

it('sound player retries at the next touch when loading failed, three times in all', async () => {
  for (let tries = 1; tries <= 5; tries++) {
    player.wake();
    await answers.at(-1)?.fail();
  }
  expect(answers).toHaveLength(3);
});

it('sound player stops every sound as the page hides or the sound is switched off', async () => {
  player.wake();
  await answers[0]?.arrive();
  player.setScene({ isHidden: true });
  player.play('coin');
  expect(heard).toEqual(['silence']);
  player.setScene({ isHidden: false });
  player.play('coin');
  settings = { ...settings, isOn: false };
  player.update();
  expect(heard).toEqual(['silence', 'coin', 'silence']);
});
