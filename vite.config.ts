import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { NON_PAGE_PATTERNS } from './src/platform/page-path.ts';
import { RUNTIME_CACHES } from './src/platform/runtime-caches.ts';
import { appPage } from './tools/build/app-page.ts';
import { compileAnswers } from './tools/build/compile-answers.ts';
import { compileMessages } from './tools/build/compile-messages.ts';
import { extendWorker } from './tools/build/extend-worker.ts';
import { fairFiles } from './tools/build/fair-files.ts';
import { lateChunks, modulesIn } from './tools/build/late-chunks.ts';
import { chunkGroups } from './tools/build/name-chunks.ts';
import { nameClass } from './tools/build/name-class.ts';
import { pushWorker } from './tools/build/push-worker.ts';
import { slimPixi } from './tools/build/slim-pixi.ts';
import { stripAbout } from './tools/build/strip-about.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const src = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url));
/** Changes with the icons: the worker fetches them anew then. */
const iconsRevision = () =>
  createHash('sha256').update(readFileSync('assets/rendered/icons/mq.json')).digest('hex').slice(0, 12);
const SHELL_SCRIPTS = [
  ...[
    'rolldown-runtime',
    'schema',
    'first',
    'dress',
    'paint',
    'services',
    'stage',
    'frame',
    'panels',
    'pages',
    'shared',
  ],
  ...['iconify', 'transport', 'messages-first', 'messages-app'],
];
const SHELL = [
  'index.html',
  `assets/{${SHELL_SCRIPTS.join()}}-*.js`,
  'assets/{first,frame,panels,pages,shared}-*.css',
  'assets/{bebas-neue,figtree,limelight,peso-sign}-*.woff2',
];
/** Wanted soon after the first picture: the foot of the page, what may come up unasked, and the manifests. */
const AFTER_LOBBY = [
  'app/frame/site-foot.tsx',
  'stage/mirror/lobby-foot.tsx',
  'platform/more-messages.ts',
  'session/overlays/start-popups.ts',
  'session/gates/legal-gate.ts',
  'session/overlays/safer-play.ts',
  'session/player/pending-money.ts',
  'app/modules.ts',
  'app/route-table.ts',
  'ui/toasts.tsx',
];
/** Answers differ by the formats that the browser takes, and all that asks here is one browser. */
const matchOptions = { ignoreVary: true };
const cacheOptions = ({ name, maxEntries }: { name: string; maxEntries: number }) => ({
  cacheName: name,
  // Once more: Workbox's expiration deletes by the address alone, and does not take over what the cache is matched by.
  expiration: { maxEntries, purgeOnQuotaError: true, matchOptions },
  matchOptions,
});
/** What a feature's manifest gives a file of the app's. */
const featureEntries = (name: string) =>
  modulesIn(name).map((file) => ({ name, entry: fileURLToPath(new URL(`${file}.tsx`, import.meta.url)) }));
const FIRST_VISIT = /\/(?:dress|stage)-/;
const server = process.env.SERVER_ADDRESS ?? 'http://127.0.0.1:8079';

export default defineConfig({
  define: { __APP_VERSION__: JSON.stringify(version) },
  plugins: [
    compileMessages(),
    compileAnswers(),
    stripAbout(),
    slimPixi(),
    react(),
    VitePWA({
      // Registered by ourselves after the first picture, through a trusted-types policy.
      injectRegister: null,
      registerType: 'prompt',
      // The server makes it: its name is the theme's, and its language the visitor's.
      manifest: false,
      workbox: {
        // The page itself, its frame and the lobby, in all languages; what else a player opens is kept as it is opened.
        globPatterns: SHELL,
        // All icons at once: pages ask for them by name, and the one file answers every such question, offline too.
        additionalManifestEntries: [{ url: '/icons/mq.json', revision: iconsRevision() }],
        ignoreURLParametersMatching: [/^utm_/, /^fbclid$/, /^icons$/],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [...NON_PAGE_PATTERNS],
        cleanupOutdatedCaches: true,
        // In one file: under trusted types a worker may import no second script by its address.
        inlineWorkboxRuntime: true,
        // A waiting worker takes over only when the player agrees.
        skipWaiting: false,
        clientsClaim: false,
        runtimeCaching: [
          {
            urlPattern: /\/(?:art|posters)\//,
            handler: 'CacheFirst',
            options: cacheOptions(RUNTIME_CACHES.art),
          },
          // Their names change with their content.
          {
            urlPattern: /\/assets\/(?!noto-sans-sc-)/,
            handler: 'CacheFirst',
            options: cacheOptions(RUNTIME_CACHES.assets),
          },
          {
            urlPattern: /\/(?:icons\/|assets\/noto-sans-sc-)/,
            handler: 'StaleWhileRevalidate',
            options: cacheOptions(RUNTIME_CACHES.iconsAndSlices),
          },
        ],
      },
    }),
    pushWorker(),
    fairFiles(),
    appPage(version, server),
    extendWorker(),
  ],
  css: { modules: { generateScopedName: nameClass } },
  build: {
    outDir: 'dist/app',
    target: 'es2022',
    // Pictures and fonts as files of their own: data addresses would grow the style sheets of the first paint.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: {
      // Every browser of the target preloads modules by itself.
      polyfill: false,
      // A list of all chunks behind all chunks would weigh on the first one; only those of a first visit are worth it.
      resolveDependencies: (file, deps, { hostType }) =>
        hostType === 'html' || FIRST_VISIT.test(file) ? deps : deps.filter((dep) => dep.endsWith('.css')),
    },
    rolldownOptions: {
      // Addresses stand where they are used: their table would lie in the first script as a whole.
      optimization: { inlineConst: true },
      output: {
        codeSplitting: {
          // In the order in which a first visit asks for them.
          groups: chunkGroups(
            [
              // Before all others: a chunk has all that its modules import, used or not.
              { name: 'schema', entry: fileURLToPath(import.meta.resolve('zod/mini')) },
              { name: 'first', entry: src('app/main.tsx') },
              { name: 'dress', entry: src('stage/mirror/ornament-images.ts') },
              { name: 'dress', entry: src('app/theme.ts') },
              { name: 'paint', entry: src('app/paint-theme.ts') },
              { name: 'services', entry: src('app/services.ts') },
              { name: 'paint', entry: src('stage/fetch-renderer.ts') },
              { name: 'paint', entry: src('app/snapshot/save-snapshot.ts') },
              { name: 'stage', entry: src('stage/lobby/lobby-binding.ts') },
              {
                name: 'stage',
                entry: src('stage/stage-host.tsx'),
                partners: [src('stage/pixi/canvas-renderer.ts'), src('stage/pixi/webgl-renderer.ts')],
              },
              { name: 'stage', entry: src('stage/lobby/early-stage.tsx') },
              // What follows the lobby's first picture, with all that it needs: the file that all pages share comes later.
              ...AFTER_LOBBY.map((path) => ({ name: 'frame', entry: src(path) })),
              ...featureEntries('frame'),
              { name: 'panels', entry: src('app/overlay-host.tsx') },
              { name: 'panels', entry: src('app/panel-layer.tsx') },
              { name: 'panels', entry: src('ui/states.tsx') },
              ...featureEntries('panels'),
            ],
            lateChunks,
          ),
        },
      },
    },
  },
  server: {
    // Vite watches the whole project: built games would reload the page, a database fill its list.
    watch: { ignored: ['**/dist/**', '**/.data/**', '**/.cache/**'] },
    proxy: Object.fromEntries(
      ['/app/v1', '/art', '/icons', '/live', '/player-pictures', '/posters', '/manifest.webmanifest'].map(
        (path) => [path, server],
      ),
    ),
  },
});
