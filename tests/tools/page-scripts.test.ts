import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { anonymousAppConfig } from '../../contract/config/start-calls.ts';
import { LOCALES } from '../../src/platform/locale.ts';
import { readWindowIcons } from '../../tools/build/first-window.ts';
import { buildMarkup } from '../../tools/build/page-markup.ts';
import {
  buildBegin,
  buildFirstWindow,
  buildHeadStart,
  firstFiles,
  stageFiles,
} from '../../tools/build/page-scripts.ts';

/** What would show that more than drawing came along. */
const ABSENT = ['jsx', '__WINDOW_', '_zod', 'useSyncExternalStore', '/v1/', '.module.css', '</script'];
/** Compressed: they are on the line before the first script file, the first on the lobby's page only. */
const MAX_WINDOW_BYTES = 13_600;
const MAX_BEGIN_BYTES = 4_000;
const MAX_MARKUP_BYTES = 6_000;

const chunk = (name: string, sources: string[], more: { imports?: string[]; access?: string } = {}) => ({
  fileName: `assets/${name}.js`,
  isEntry: name === 'first',
  imports: (more.imports ?? []).map((imported) => `assets/${imported}.js`),
  facadeModuleId: more.access ?? null,
  moduleIds: sources,
});

const words = LOCALES.flatMap((locale) =>
  ['shell', 'lobby'].map((name) => chunk(`${name}-${locale}`, [`/p/src/messages/${locale}/${name}.json`])),
);
const built = [
  chunk('first', ['/p/src/app/main.tsx'], { imports: ['runtime'] }),
  ...words,
  chunk('images', [], {
    access: '/p/src/stage/mirror/ornament-images.ts',
    imports: ['ornaments', 'runtime', 'first'],
  }),
  chunk('ornaments', ['/p/src/stage/mirror/ornament-images.ts']),
  chunk('theme', ['/p/src/app/theme.ts']),
  chunk('stage', ['/p/src/stage/stage-host.tsx'], { imports: ['first', 'paint'] }),
  chunk('paint', ['/p/src/stage/fetch-renderer.ts']),
  chunk('canvas', ['/p/src/stage/pixi/canvas-renderer.ts'], { imports: ['stage'] }),
];

describe('preload script of the page', () => {
  it('script preloads the messages of its language and the files of the first frame, but none that loads anyway', () => {
    expect(firstFiles(built).fil).toEqual([
      '/assets/shell-fil.js',
      '/assets/lobby-fil.js',
      '/assets/images.js',
      '/assets/ornaments.js',
      '/assets/theme.js',
    ]);
  });

  it('stage brings its own files, each once', () => {
    expect(stageFiles(built)).toEqual(['/assets/stage.js', '/assets/paint.js', '/assets/canvas.js']);
  });

  it('missing preload file fails the build', () => {
    const without = built.filter(({ fileName }) => fileName !== 'assets/lobby-en.js');
    expect(() => firstFiles(without)).toThrow('no file of /src/messages/en/lobby.json');
  });

  it('script is self-contained and requests the config at the address of its call', async () => {
    const pages = { files: ['wallet.js'], sets: [[[0]]], pages: { '/wallets': -1 } };
    const text = await buildHeadStart({
      files: firstFiles(built),
      stage: stageFiles(built),
      pages,
      fonts: ['/assets/text.woff2', '/assets/amounts.woff2'],
      version: '1.2.3',
    });
    expect(text).toContain(`/app/v1/${anonymousAppConfig.name}\``);
    expect(text).toContain('1.2.3');
    expect(text).toContain('/assets/stage.js');
    expect(text).toContain('wallet.js');
    expect(text).toContain('/assets/text.woff2');
    expect(text).toContain('/assets/amounts.woff2');
    expect(text).not.toMatch(/\bimport\b|\bexport\b|__(?:\w+_FILES|FONTS)__|<\//);
  });
});

describe('script of the first window', () => {
  it('script has the lobby’s messages and drawings, without React, schemas, calls, the app’s stores or style sheets', async () => {
    const text = await buildFirstWindow();
    for (const part of ['Start here', '从这里开始']) expect(text).toContain(part);
    for (const part of ABSENT) expect(text.includes(part), part).toBe(false);
    expect(brotliCompressSync(text).length).toBeLessThan(MAX_WINDOW_BYTES);
  });
});

describe('last script of the page', () => {
  it('script has the icons of the first pictures, and neither the lobby nor React', async () => {
    const text = await buildBegin();
    expect(text).toContain(readWindowIcons().fairness ?? 'none');
    for (const part of [...ABSENT, 'Start here']) expect(text.includes(part), part).toBe(false);
    expect(brotliCompressSync(text).length).toBeLessThan(MAX_BEGIN_BYTES);
  });
});

describe('templates of the page', () => {
  it('templates have frame and notice in every language, and nothing in the frame can be followed or pressed', async () => {
    const { frame, notice, refused } = await buildMarkup();
    for (const text of ['a government official', 'opisyal ng gobyerno', '政府官员'])
      expect(notice).toContain(text);
    for (const text of ['%BRAND%', 'Search %GAMES% games', '首页', 'data-sandbox-mark'])
      expect(frame).toContain(text);
    expect(frame).not.toMatch(/ (?:href|id|tabindex|role|aria-label)=/);
    expect(notice).toContain('>%AGE%+<');
    for (const answer of ['accepted', 'refused']) expect(notice).toContain(`data-answer="${answer}"`);
    for (const part of ['data-answer="none"', 'data-opens="help"']) expect(refused).toContain(part);
    expect(refused).not.toContain('data-answer="accepted"');
    for (const kind of [frame, notice, refused])
      expect(kind.match(/<template /g)).toHaveLength(LOCALES.length);
    expect(brotliCompressSync(frame + notice + refused).length).toBeLessThan(MAX_MARKUP_BYTES);
  });
});
