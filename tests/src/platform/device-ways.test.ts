import { afterEach, describe, expect, it, vi } from 'vitest';
import { imageDensity, isDataSaverOn } from '../../../src/platform/savings.ts';
import { shareText } from '../../../src/platform/share-text.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('text that is handed on', () => {
  const device = (share?: () => Promise<void>, writeText = () => Promise.resolve()) =>
    vi.stubGlobal('navigator', { ...(share && { share }), clipboard: { writeText } });

  it.each([
    ['goes by the device’s sheet where there is one', () => device(() => Promise.resolve()), 'shared'],
    [
      'is the person’s own choice to close the sheet',
      () => device(() => Promise.reject(new DOMException('', 'AbortError'))),
      'shared',
    ],
    [
      'fails where the sheet is not allowed',
      () => device(() => Promise.reject(new DOMException('', 'NotAllowedError'))),
      'failed',
    ],
    ['goes to the clipboard where there is no sheet', () => device(), 'copied'],
    [
      'fails where the clipboard is closed',
      () => device(undefined, () => Promise.reject(new Error('no'))),
      'failed',
    ],
  ])('text %s', async (_what, setUp, outcome) => {
    setUp();
    expect(await shareText('Receipt', 'Paid')).toBe(outcome);
  });
});

describe('data that is spared', () => {
  it.each([
    [1, false, 1],
    [1.25, false, 1],
    [1.26, false, 2],
    [3, false, 2],
    [3, true, 1],
  ] as const)(
    'screen of density %f, sparing %s, asks for images of density %i',
    (ratio, isSparing, density) => {
      expect(imageDensity(ratio, isSparing)).toBe(density);
    },
  );

  it.each([
    [undefined, false, false],
    [{ saveData: true }, false, true],
    [{ saveData: false }, true, true],
    [{}, false, false],
  ])('data saver with connection %o and reduced data %s is on: %s', (connection, matches, isOn) => {
    vi.stubGlobal('navigator', { connection });
    vi.stubGlobal('matchMedia', () => ({ matches }));
    expect(isDataSaverOn()).toBe(isOn);
  });
});
