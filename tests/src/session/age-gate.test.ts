import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AppConfig } from '../../../contract/config/app-config.ts';
import { AGE_MODAL_DELAY_MS } from '../../../contract/limits.ts';
import { makeKeyValues } from '../../../src/platform/key-values.ts';
import { configStore } from '../../../src/session/config/config-store.ts';
import { ageAnswerStore, answerAge, readAgeAnswer } from '../../../src/session/gates/age-answer.ts';
import { ageGateOf, startAgeGate } from '../../../src/session/gates/age-gate.ts';
import { closeAllOverlays, overlayStore } from '../../../src/session/overlays/overlay-store.ts';

const asking = { h5ClientMode: 1 } as AppConfig;

describe('choice of the entry gate', () => {
  it('[T15] notice is shown where h5ClientMode is 1 and nothing was accepted', () => {
    expect(ageGateOf(asking, 'none', '/')).toBe('age-notice');
    expect(ageGateOf({ h5ClientMode: 0 }, 'none', '/')).toBeNull();
    expect(ageGateOf(null, 'none', '/')).toBeNull();
  });

  it.each(['/terms-of-use', '/privacy-policy', '/terms-of-use/'])(
    '[T15] leaves %s open to everybody',
    (path) => {
      expect(ageGateOf(asking, 'none', path)).toBeNull();
      expect(ageGateOf(asking, 'refused', path)).toBeNull();
    },
  );

  it('[T15] age question is still shown after a reload between Accept and the answer', () => {
    expect(ageGateOf(asking, 'accepted', '/wallets')).toBe('age-modal');
    expect(ageGateOf(asking, 'ofAge', '/wallets')).toBeNull();
  });

  it('[O14] rejected visitor stays at the gate', () => {
    expect(ageGateOf(asking, 'refused', '/game/search')).toBe('age-notice');
  });
});

describe('entry gate in the running app', () => {
  const keys = makeKeyValues(() => undefined);
  let path = '/';
  let hearPath = () => {};
  let isShut = false;
  let waiting: { ms: number; work: () => void } | null = null;
  let stop = () => {};
  const open = () => overlayStore.getState().stack.map(({ name }) => name);

  beforeEach(() => {
    path = '/';
    waiting = null;
    answerAge('none', keys);
    closeAllOverlays();
    configStore.setState({ config: asking, source: 'server' });
    stop = startAgeGate({
      path: () => path,
      onPathChange: (listener) => {
        hearPath = listener;
        return () => {};
      },
      setShut: (isNow) => {
        isShut = isNow;
      },
      after: (ms, work) => {
        waiting = { ms, work };
        return () => {
          waiting = null;
        };
      },
    });
  });
  afterEach(() => stop());

  it('[T15] age question opens 300 ms after Accept, and only then', () => {
    expect(open()).toEqual(['age-notice']);
    answerAge('accepted', keys);
    expect(open()).toEqual([]);
    expect(waiting?.ms).toBe(AGE_MODAL_DELAY_MS);
    waiting?.work();
    expect(open()).toEqual(['age-modal']);
    answerAge('ofAge', keys);
    expect(open()).toEqual([]);
  });

  it('[O14] site is hidden from the notice until the visitor is of age, except its terms', () => {
    expect(isShut).toBe(true);
    path = '/terms-of-use';
    hearPath();
    expect(isShut).toBe(false);
    path = '/';
    hearPath();
    expect(isShut).toBe(true);
    answerAge('accepted', keys);
    // Also in the moment between the two.
    expect(isShut).toBe(true);
    answerAge('ofAge', keys);
    expect(isShut).toBe(false);
  });

  it('[O14] notice returns after a No', () => {
    answerAge('accepted', keys);
    waiting?.work();
    waiting = null;
    answerAge('refused', keys);
    expect(open()).toEqual(['age-notice']);
    expect(waiting).toBeNull();
  });

  it('[T15] gate closes on terms and privacy and returns after them', () => {
    path = '/terms-of-use';
    hearPath();
    expect(open()).toEqual([]);
    path = '/';
    hearPath();
    expect(open()).toEqual(['age-notice']);
  });

  it('[O14] gate returns when anything but an answer has closed it', () => {
    closeAllOverlays();
    expect(open()).toEqual([]);
    waiting?.work();
    expect(open()).toEqual(['age-notice']);
  });

  it('age question does not open when the visitor has gone to the terms meanwhile', () => {
    answerAge('accepted', keys);
    path = '/terms-of-use';
    hearPath();
    expect(waiting).toBeNull();
    expect(open()).toEqual([]);
  });
});

it('[O14] age gate restores a stored answer, and reads invalid data as none', () => {
  const keys = makeKeyValues(() => undefined);
  expect(readAgeAnswer(keys)).toBe('none');
  answerAge('refused', keys);
  expect(readAgeAnswer(keys)).toBe('refused');
  keys.set('age_answer', 'yes please');
  expect(readAgeAnswer(keys)).toBe('none');
  expect(ageAnswerStore.getState().answer).toBe('refused');
});
