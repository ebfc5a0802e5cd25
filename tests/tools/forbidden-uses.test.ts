import { describe, expect, it } from 'vitest';
import {
  BARE_BUILDS,
  BARE_ERRORS,
  DEVICE_CLOCK,
  DRAWN_TEXTURES,
  findForbidden,
} from '../../tools/forbidden-uses.ts';
import { plantFile } from './support/plant-file.ts';

/** A project of one file with the planted breach. */
const plant = (text: string, file = 'src/features/a/a.tsx') => plantFile(file, text);

describe('clock of the device', () => {
  it('no source of app, scenes and games reads it but the one that compares it with the server’s', () => {
    expect(findForbidden(DEVICE_CLOCK)).toEqual([]);
  });

  it.each([
    ['export const a = Date.now();', 'Date.now'],
    ['export const a = useState(Date.now);', 'Date.now'],
    ["export const a = Date['now']();", 'Date.now'],
    ['export const a = new Date();', 'new Date()'],
    ['export const a = new Date;', 'new Date()'],
    ['export const a = Date();', 'Date()'],
    ["export const a = new Intl.DateTimeFormat('en').format();", 'format()'],
    ["export const a = momentFormat('en', {}).formatToParts();", 'formatToParts()'],
  ])('%s is reported', (text, found) => {
    for (const file of ['src/features/a/a.tsx', 'scenes/a/a.ts', 'games/a/a.ts'])
      expect(findForbidden(DEVICE_CLOCK, plant(text, file))).toEqual([`${file}: ${found}`]);
  });

  it.each([
    'export const a = new Date(at).toISOString();',
    "export const a = momentFormat('en', {}).format(at);",
    '/** Date.now() in a comment. */\nexport const a = performance.now();',
  ])('%s is not reported', (text) => {
    expect(findForbidden(DEVICE_CLOCK, plant(text))).toEqual([]);
  });

  it('folder without sources fails the check instead of passing', () => {
    expect(() => findForbidden(DEVICE_CLOCK, plant('', 'server/a.ts'))).toThrow('no source');
  });
});

describe('textures made by drawing', () => {
  it('no scene or game has one: a restored graphics context would leave it empty', () => {
    expect(findForbidden(DRAWN_TEXTURES)).toEqual([]);
  });

  it.each([
    ['export const a = renderer.generateTexture(view);', 'generateTexture'],
    ["export const a = renderer.textureGenerator['generateTexture']({});", 'generateTexture'],
    ['view.cacheAsTexture(true);', 'cacheAsTexture'],
    ['view.cacheAsBitmap = true;', 'cacheAsBitmap'],
    ['export const a = new Container({ cacheAsTexture: true });', 'cacheAsTexture'],
    ['export const a = RenderTexture.create({ width: 1, height: 1 });', 'RenderTexture'],
  ])('%s is reported', (text, found) => {
    expect(findForbidden(DRAWN_TEXTURES, plant(text, 'scenes/a/a.ts'))).toEqual([`scenes/a/a.ts: ${found}`]);
  });
});

describe('errors composed by hand', () => {
  it('no feature has one beside the one state of data', () => {
    expect(findForbidden(BARE_ERRORS)).toEqual([]);
  });

  it.each([
    "import { ErrorState } from '../../ui/states.tsx';",
    "import { EmptyState, ErrorState as Failed } from '../../ui/states.tsx';",
  ])('%s is reported', (text) => {
    expect(findForbidden(BARE_ERRORS, plant(text))).toEqual(['src/features/a/a.tsx: ErrorState']);
  });

  it.each([
    "import { FailureView, StateView } from '../../ui/states.tsx';",
    "/** ErrorState in a comment. */\nimport { EmptyState } from '../../ui/states.tsx';",
  ])('%s is not reported', (text) => {
    expect(findForbidden(BARE_ERRORS, plant(text))).toEqual([]);
  });
});

describe('builds in the own process', () => {
  it('none but the one that leaves NODE_ENV as it was', () => {
    expect(findForbidden(BARE_BUILDS)).toEqual([]);
  });

  it.each(["import { build } from 'vite';", "import { build as make, type Plugin } from 'vite';"])(
    '%s is reported',
    (text) => {
      expect(findForbidden(BARE_BUILDS, plant(text, 'tools/a.ts'))).toEqual(['tools/a.ts: build']);
    },
  );

  it.each(["import { createServer } from 'vite';", "import { build } from './build.ts';"])(
    '%s is not reported',
    (text) => {
      expect(findForbidden(BARE_BUILDS, plant(text, 'tools/a.ts'))).toEqual([]);
    },
  );
});
