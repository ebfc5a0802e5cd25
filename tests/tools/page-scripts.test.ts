import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { anonymousAppConfig } from '../../contract/config/start-calls.ts';
import { LOCALES } from '../../src/platform/locale.ts';
import { readWindowIcons } from '../../tools/build/first-window.ts';
import {
  buildFirstNotice,
  buildFirstWindow,
  buildHeadStart,
  firstFiles,
  stageFiles,
} from '../../tools/build/page-scripts.ts';

/** What would show that more than drawing came along. */
const ABSENT_IN_WINDOW = ['jsxDEV', '__WINDOW_', '_zod', 'useSyncExternalStore', '/v1/', '.css', '</script'];
/** Compressed: they are on the line before the first script, this one on the lobby's page only. */
const MAX_WINDOW_BYTES = 20_500;
const MAX_NOTICE_BYTES = 9_500;

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
  it('has the components of the app and the messages and icons they show, without React, schemas, calls or style sheets', async () => {
    const text = await buildFirstWindow();
    for (const part of ['Start here', '从这里开始', 'M32 32L'])
      expect(text.split(part).length - 1).toBeGreaterThan(0);
    for (const part of ABSENT_IN_WINDOW) expect(text.includes(part), part).toBe(false);
    expect(brotliCompressSync(text).length).toBeLessThan(MAX_WINDOW_BYTES);
  });
});

describe('script of the first-visit notice', () => {
  it('script has the notice in every language and the icons, and nothing of the lobby', async () => {
    const text = await buildFirstNotice();
    for (const part of [
      'a government official',
      'opisyal ng gobyerno',
      '政府官员',
      readWindowIcons().fairness ?? 'none',
    ])
      expect(text.includes(part), part).toBe(true);
    for (const part of [...ABSENT_IN_WINDOW, 'Start here']) expect(text.includes(part), part).toBe(false);
    expect(brotliCompressSync(text).length).toBeLessThan(MAX_NOTICE_BYTES);
  });
});
