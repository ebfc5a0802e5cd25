import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { DEFAULT_THEME } from '../../contract/config/theme.ts';
import { marketConfig } from '../../server/config/public/market-config.ts';
import {
  addFirstAnswer,
  fillPage,
  leaveFirstAnswerOut,
  markFirstWindow,
} from '../../server/http/fill-page.ts';
import { makeCommonBody } from '../../src/platform/common-body.ts';
import { pageFiles, readPageSources } from './page-files.ts';
import { buildMarkup, type Markup } from './page-markup.ts';
import {
  buildBegin,
  buildFirstSheet,
  buildFirstWindow,
  buildHeadStart,
  firstFiles,
  type HeadStart,
  NO_BUILD,
  preloadApp,
  stageFiles,
} from './page-scripts.ts';
import { drawSplash } from './splash-art.ts';

/** The placeholder for the page's own scripts. */
const HEAD_START = '<!-- head start -->';
const FIRST_PICTURES = '<!-- first pictures -->';
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

/** What stands in the page before any script file is there. */
interface PageParts {
  readonly headStart: string;
  readonly begin: string;
  readonly firstWindow: string;
  readonly markup: Markup;
}

async function buildParts(start: HeadStart): Promise<PageParts> {
  const [headStart, begin, firstWindow, markup] = await Promise.all([
    buildHeadStart(start),
    buildBegin(),
    buildFirstWindow(),
    buildMarkup(),
  ]);
  return { headStart, begin, firstWindow, markup };
}

const insertParts = (html: string, { headStart, begin, firstWindow, markup }: PageParts): string =>
  html
    .replace(HEAD_START, () => `<script>${headStart}</script>`)
    .replace(
      FIRST_PICTURES,
      () =>
        markup.notice +
        markup.refused +
        markFirstWindow(`${markup.frame}<script>${firstWindow}</script>`) +
        `<script>${begin}</script>`,
    );

/** In development a page's style sheets come with its scripts: those of its first pictures are asked for by the page. */
const DEV_SHEETS = ['src/ui/tokens.css', 'src/ui/fonts.css', 'src/app/frame.css'];

/** The page of the development server: as the built one, in English, with the config of the server behind it. */
async function devPage(html: string, serverAddress: string): Promise<string> {
  // Nothing is built in development, and so nothing is preloaded.
  const parts = await buildParts(NO_BUILD);
  const sheets = [...DEV_SHEETS, ...parts.markup.sheets]
    .map((file) => `<link rel="stylesheet" href="/${file}?direct" />`)
    .join('');
  const page = fillPage(
    insertParts(html, parts).replace('</head>', () => `${sheets}</head>`),
    {
      age: marketConfig.initial.minimumAge,
      brand: DEFAULT_THEME.name,
      hasNotice: true,
    },
  );
  const answer = await readConfig(serverAddress);
  return answer === null ? leaveFirstAnswerOut(page) : addFirstAnswer(page, { answer, locale: 'en' });
}

/** The answer that a page's own call would get; null while the server restarts. */
async function readConfig(serverAddress: string): Promise<string | null> {
  try {
    const response = await fetch(`${serverAddress}/app/v1/anonymous/appConfig`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'en' },
      body: JSON.stringify(makeCommonBody()),
    });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

/**
 * Inserts the splash, the templates and the inline scripts into the page, and writes version.json: a hash over the names of
 * all built files, which changes exactly when one of them does. The page contains the same hash as its own version.
 * @param serverAddress of the product's server behind the development server
 */
export function appPage(appVersion: string, serverAddress: string): Plugin {
  return {
    name: 'app-page',
    // After Vite's own plugins, which put the page among the built files.
    enforce: 'post',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { server }) => {
        const page = html.replace('%COVER%', drawSplash());
        // The server fills the rest into each page it sends; here the development server does.
        return server ? devPage(page, serverAddress) : page;
      },
    },
    async generateBundle(_options, bundle) {
      const names = Object.keys(bundle).sort().join('\n');
      const version = createHash('sha256').update(names).digest('hex').slice(0, 16);
      const page = bundle['index.html'];
      if (page?.type === 'asset') {
        // Grouped as they are, no chunk is the entry's by the bundler's own mark.
        const chunks = Object.values(bundle)
          .filter((file) => file.type === 'chunk')
          .map((chunk) => ({ ...chunk, isEntry: chunk.moduleIds.some((id) => id.endsWith(MAIN)) }));
        const inFirst = chunks.filter(({ isEntry }) => isEntry).flatMap(({ moduleIds }) => moduleIds);
        const parts = await buildParts({
          files: firstFiles(chunks),
          stage: stageFiles(chunks),
          pages: pageFiles(chunks, await readPageSources()),
          fonts: readFonts(Object.keys(bundle)),
          version: appVersion,
        });
        const sheet = await buildFirstSheet(parts.markup.sheets, (its) =>
          inFirst.some((id) => id.endsWith(its)),
        );
        const main = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(MAIN)));
        page.source = insertParts(preloadApp(String(page.source), main?.fileName), parts)
          .replace('%BUILD%', version)
          .replace('</head>', () => `<style>${sheet}</style></head>`);
      }
      this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify({ version }) });
    },
  };
}
