import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vite';
import { compileMessages } from './tools/build/compile-messages.ts';
import { slimPixiOfGames } from './tools/build/slim-pixi.ts';
import { stripAbout } from './tools/build/strip-about.ts';
import { stylesFirst } from './tools/build/styles-first.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** A folder with a page is a game: nothing here has to be told of a new one. */
const pages = Object.fromEntries(
  globSync('games/*/index.html').map((file) => [path.basename(path.dirname(file)), file]),
);

/** With all that they import. */
const COMMON =
  /\/games\/engine\/(?:frame|result-text|sound|stepped-path|win-level|info-table|rules-tab|fairness-tab|multiplier-text|multipliers-tab|stake-stepper|draw-loop|renderer|renderer-choice|picture)\.ts$/;

/** The games as pages of their own, for an origin of their own: dist/games/<slug>/index.html. */
export default defineConfig({
  root: 'games',
  publicDir: false,
  define: { __APP_VERSION__: JSON.stringify(version) },
  plugins: [compileMessages(), slimPixiOfGames(), stripAbout(), stylesFirst()],
  build: {
    outDir: '../dist/games',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: pages,
      output: {
        // What every page has in one file. Parts that are fetched later share much of it, and would split it into files that weigh more.
        codeSplitting: { groups: [{ name: 'frame', test: COMMON }] },
      },
    },
  },
});
