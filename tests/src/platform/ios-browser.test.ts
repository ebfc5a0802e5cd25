import { describe, expect, it } from 'vitest';
import { iosBrowserOf } from '../../../src/platform/install-facts.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPAD = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36';
const read = (userAgent: string, maxTouchPoints = 5) =>
  iosBrowserOf({ userAgent, maxTouchPoints, matches: () => false });

describe('browser on iOS', () => {
  it.each([
    ['Safari on an iPhone', `${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1`, 'safari'],
    ['Safari on an iPad', `${IPAD} Version/18.0 Safari/605.1.15`, 'safari'],
    ['Chrome', `${IPHONE} CriOS/130.0.6723.37 Mobile/15E148 Safari/604.1`, 'other'],
    ['Firefox', `${IPHONE} FxiOS/131.0 Mobile/15E148 Safari/605.1.15`, 'other'],
    ['Edge', `${IPHONE} Version/18.0 EdgiOS/129.0 Mobile/15E148 Safari/605.1.15`, 'other'],
    ['Opera', `${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1 OPT/4.6.0`, 'other'],
    ['the Google app', `${IPHONE} GSA/337.0 Mobile/15E148 Safari/604.1`, 'other'],
    ['Facebook', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0]`, 'within-app'],
    ['LINE', `${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1 Line/14.0.0`, 'within-app'],
    ['an app without a name', `${IPHONE} Mobile/15E148`, 'within-app'],
    ['Chrome on Android', ANDROID, null],
  ] as const)('[O24] [V13] %s is told apart', (_name, userAgent, kind) => {
    expect(read(userAgent)).toBe(kind);
  });

  it('[O24] Macintosh without a touch screen is no iPad', () => {
    expect(read(`${IPAD} Version/18.0 Safari/605.1.15`, 0)).toBeNull();
  });
});
