import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { DEFAULT_THEME } from '../../contract/config/theme.ts';
import { DEFAULT_CONFIG } from '../../server/config/default-config.ts';
import { fillPage, markFirstWindow } from '../../server/http/fill-page.ts';
import { pageFiles, readPageSources } from './page-files.ts';
import {
  buildFirstNotice,
  buildFirstWindow,
  buildHeadStart,
  buildNoticeSheet,
  buildSnapshotScript,
  buildStartApp,
  firstFiles,
  preloadApp,
  stageFiles,
} from './page-scripts.ts';
import { drawSplash } from './splash-art.ts';

/** The placeholder for the page's own scripts. */
const HEAD_START = '<!-- head start -->';
const SAVED_SNAPSHOT = '<!-- kept look -->';
/** The app's first module. */
const MAIN = '/src/app/main.tsx';
/** The fonts of texts, amounts and the peso sign. */
const FONTS = ['figtree-latin-wght-normal', 'bebas-neue-latin-400-normal', 'peso-sign'];

/** @throws when the build lacks one of them */
function readFonts(names: readonly string[]): string[] {
  return FONTS.map((font) => {
    const file = names.find((name) => name.startsWith(`assets/${font}-`));
    if (file === undefined) throw new Error(`the build has no font ${font}`);
    return `/${file}`;
  });
}

/**
 * Inserts the splash and the inline scripts into the page, and writes version.json: a hash over the names of all built
 * files, which changes exactly when one of them does. The page contains the same hash as its own version.
 */
export function appPage(appVersion: string): Plugin {
  return {
    name: 'app-page',
    // After Vite's own plugins, which put the page among the built files.
    enforce: 'post',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { server }) => {
        const page = html.replace('%COVER%', drawSplash());
        // The server fills the rest into each page it sends; here the development server does.
        return server
          ? fillPage(page.replace(HEAD_START, '').replace(SAVED_SNAPSHOT, ''), {
              age: DEFAULT_CONFIG.market.minimumAge,
              brand: DEFAULT_THEME.name,
              hasNotice: false,
            })
          : page;
      },
    },
    async generateBundle(_options, bundle) {
      const names = Object.keys(bundle).sort().join('\n');
      const version = createHash('sha256').update(names).digest('hex').slice(0, 16);
      const page = bundle['index.html'];
      if (page?.type === 'asset') {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const pages = pageFiles(chunks, await readPageSources());
        const inFirst = chunks.filter(({ isEntry }) => isEntry).flatMap(({ moduleIds }) => moduleIds);
        const [headStart, look, firstNotice, firstWindow, startApp, notice] = await Promise.all([
          buildHeadStart({
            files: firstFiles(chunks),
            stage: stageFiles(chunks),
            pages,
            fonts: readFonts(Object.keys(bundle)),
            version: appVersion,
          }),
          buildSnapshotScript(),
          buildFirstNotice(),
          buildFirstWindow(),
          buildStartApp(),
          buildNoticeSheet((sheet) => inFirst.some((id) => id.endsWith(sheet))),
        ]);
        const main = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(MAIN)));
        page.source = preloadApp(String(page.source), main?.fileName)
          .replace('%BUILD%', version)
          .replace(HEAD_START, () => `<script>${headStart}</script>`)
          .replace('</head>', () => `<style>${notice}</style></head>`)
          .replace(
            SAVED_SNAPSHOT,
            () =>
              [look, firstNotice].map((text) => `<script>${text}</script>\n    `).join('') +
              markFirstWindow(firstWindow) +
              `\n    <script>${startApp}</script>`,
          );
      }
      this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify({ version }) });
    },
  };
}
