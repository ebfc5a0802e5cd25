import { beforeEach, describe, expect, it } from 'vitest';
import {
  estimateSpeechMs,
  makeSpeechDuck,
  mixWithOthers,
  SPEECH_DELAY_MS,
} from '../../../../src/platform/sound/speech-duck.ts';
import { handClock } from '../../../scenes/support/hand-clock.ts';

describe('length of speech', () => {
  it.each([
    ['', 800],
    ['OK', 800],
    ['You won the Mega jackpot: ₱12,345.67', 2_520],
    ['恭喜您赢得巨奖', 1_540],
    ['x'.repeat(400), 10_000],
  ])('text "%s" is spoken in %i ms', (text, ms) => {
    expect(estimateSpeechMs(text)).toBe(ms);
  });
});

describe('duck under speech', () => {
  let heard: string[];
  let hands: ReturnType<typeof handClock>;
  let announce: (text: string) => void;
  const SAVED = 'Your settings are saved.';

  beforeEach(() => {
    heard = [];
    hands = handClock();
    announce = makeSpeechDuck({
      duck: (isSpeaking) => void heard.push(`${isSpeaking ? 'duck' : 'back'} ${hands.clock.now()}`),
      after: hands.clock.after,
      now: hands.clock.now,
    });
  });

  it('sounds are lowered a little after the announcement, for as long as it is spoken', () => {
    announce(SAVED);
    hands.run(SPEECH_DELAY_MS - 1);
    expect(heard).toEqual([]);
    hands.run(10_000);
    expect(heard).toEqual(['duck 250', `back ${250 + estimateSpeechMs(SAVED)}`]);
  });

  it('second announcement keeps them lowered until it is spoken too', () => {
    announce(SAVED);
    hands.run(1_000);
    announce(SAVED);
    hands.run(10_000);
    expect(heard).toEqual(['duck 250', `back ${1_250 + estimateSpeechMs(SAVED)}`]);
  });

  it('short announcement does not cut a long one off', () => {
    const long = 'x'.repeat(100);
    announce(long);
    hands.run(400);
    announce('OK');
    hands.run(10_000);
    expect(heard.at(-1)).toBe(`back ${250 + estimateSpeechMs(long)}`);
    announce('OK');
    hands.run(10_000);
    expect(heard).toHaveLength(4);
    expect(hands.waiting()).toBe(0);
  });
});

describe('audio session of the system', () => {
  it('sounds of the page lie beside others, and a video is the browser’s to judge', () => {
    const page = new EventTarget() as Document;
    const audioSession = { type: 'auto' as 'auto' | 'ambient' };
    mixWithOthers(page, { audioSession });
    expect(audioSession.type).toBe('ambient');
    page.dispatchEvent(new Event('play'));
    expect(audioSession.type).toBe('auto');
    page.dispatchEvent(new Event('pause'));
    expect(audioSession.type).toBe('ambient');
  });

  it('browser without one is left alone', () => {
    expect(() => mixWithOthers(new EventTarget() as Document, {})).not.toThrow();
  });
});
