import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import type { PageFiles } from '../../src/app/page-files.ts';
import { LOCALES, type Locale } from '../../src/platform/locale.ts';
import {
  firstWindowParts,
  NOTICE_TEXTS,
  readWindowIcons,
  readWindowWords,
  WINDOW_TEXTS,
} from './first-window.ts';
import { nameClass } from './name-class.ts';

const source = (path: string) => fileURLToPath(new URL(`../../src/app/${path}`, import.meta.url));
/** Without these no page is shown, or it is shown without styles and rendered twice. */
const FIRST_MESSAGES = ['shell', 'lobby'];
const FIRST_PARTS = ['/src/stage/mirror/ornament-images.ts', '/src/app/theme.ts'];
/** What the canvas needs; the smaller renderer at any rate, as a browser without a graphics card has the least time. */
const STAGE_PARTS = [
  '/src/stage/stage-host.tsx',
  '/src/stage/fetch-renderer.ts',
  '/src/stage/pixi/canvas-renderer.ts',
];

interface Chunk {
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly facadeModuleId: string | null;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
}

/** The files of a finished build that a first visit needs beside its first script. @throws when one is missing */
export function firstFiles(chunks: readonly Chunk[]): Record<Locale, string[]> {
  const parts = FIRST_PARTS.flatMap((path) => reached(chunks, path));
  const wordsOf = (locale: Locale) =>
    FIRST_MESSAGES.flatMap((name) => reached(chunks, `/src/messages/${locale}/${name}.json`));
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, [...new Set([...wordsOf(locale), ...parts])]]),
  ) as Record<Locale, string[]>;
}

/** The files that draw, which a first visit wants after those. @throws when one is missing */
export const stageFiles = (chunks: readonly Chunk[]): string[] => [
  ...new Set(STAGE_PARTS.flatMap((path) => reached(chunks, path))),
];

/** The chunk of a source and what it imports, except what the first script contains anyway. */
function reached(chunks: readonly Chunk[], path: string): string[] {
  // The imported file may only re-export the one that has the source.
  const chunk =
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(path)) ??
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(path)));
  if (!chunk) throw new Error(`the build has no file of ${path}`);
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const isThere = (name: string) =>
    entries.some(({ fileName, imports }) => fileName === name || imports.includes(name));
  return [chunk.fileName, ...chunk.imports].filter((name) => !isThere(name)).map((name) => `/${name}`);
}

interface HeadStart {
  readonly files: Record<Locale, string[]>;
  readonly stage: readonly string[];
  readonly pages: PageFiles;
  /** Addresses of the fonts, that of texts first. */
  readonly fonts: readonly string[];
  /** Of the app. */
  readonly version: string;
}

/** The script at the page's head, as text for a script element. */
export function buildHeadStart({ files, stage, pages, fonts, version }: HeadStart): Promise<string> {
  return buildInline(source('head-start.ts'), {
    __FIRST_FILES__: JSON.stringify(files),
    __STAGE_FILES__: JSON.stringify(stage),
    __PAGE_FILES__: JSON.stringify(pages),
    __FONTS__: JSON.stringify(fonts),
    __APP_VERSION__: JSON.stringify(version),
  });
}

/** The script at the page's end, which shows the stored snapshot of the lobby. */
export function buildSnapshotScript(): Promise<string> {
  return buildInline(source('snapshot/show-snapshot.ts'), {});
}

/** The script after it, which shows the first-visit notice on any page by the app's own components. */
export function buildFirstNotice(): Promise<string> {
  return buildInline(
    source('first-window/draw-first-notice.tsx'),
    {
      __WINDOW_WORDS__: JSON.stringify(readWindowWords(NOTICE_TEXTS)),
      __WINDOW_ICONS__: JSON.stringify(readWindowIcons()),
    },
    [firstWindowParts(source('first-window'))],
  );
}

/** The script after that, which draws a guest's first window of the lobby in the same way. */
export function buildFirstWindow(): Promise<string> {
  return buildInline(
    source('first-window/draw-first-window.tsx'),
    { __WINDOW_WORDS__: JSON.stringify(readWindowWords(WINDOW_TEXTS)) },
    [firstWindowParts(source('first-window'))],
  );
}

/** The last script, which runs the app after what those draw. */
export function buildStartApp(): Promise<string> {
  return buildInline(source('start-app.ts'), {});
}

/**
 * A built page whose own scripts are preloaded, and left to `start-app.ts` to run.
 * @param entry name of the file with the app's first module
 * @throws Error when the page does not begin with it
 */
export function preloadApp(html: string, entry: string | undefined): string {
  const script = /<script type="module" crossorigin src="([^"]+)"><\/script>/g;
  const page = html.replaceAll(script, (_, address: string) => {
    const mark = address === `/${entry}` ? ' data-app' : '';
    return `<link rel="modulepreload" crossorigin href="${address}"${mark}>`;
  });
  if (page.split(' data-app>').length !== 2) throw new Error(`the page does not begin with ${entry}`);
  return page;
}

/** What the service worker does beside its caches, as text to add to it. */
export function buildWorkerPart(): Promise<string> {
  return buildInline(source('../platform/event-log-worker.ts'), {});
}

/** Style sheets of the notice, which stands before any other file is there. */
const NOTICE_SHEETS = [
  'ui/button.module.css',
  'ui/icon.module.css',
  'ui/segments.module.css',
  'ui/states.module.css',
  'ui/dialog.module.css',
  'features/protection/notices/notices.module.css',
];
const NOTICE = 'virtual:notice-sheets';

/** Their rules, less those of a sheet that comes with the page. @param isThere by the end of a module's name */
export async function buildNoticeSheet(isThere: (sheet: string) => boolean): Promise<string> {
  const sheets = NOTICE_SHEETS.filter((sheet) => !isThere(`/src/${sheet}`));
  const imports = sheets.map(
    (sheet, index) => `import s${index} from ${JSON.stringify(source(`../${sheet}`))};`,
  );
  // A sheet of which no name is used would be left out.
  const use = `globalThis.used = [${sheets.map((_, index) => `s${index}`).join()}];`;
  const result = (await build({
    configFile: false,
    logLevel: 'warn',
    css: { modules: { generateScopedName: nameClass } },
    plugins: [
      {
        name: 'notice-sheets',
        resolveId: (id) => (id === NOTICE ? `\0${NOTICE}` : null),
        load: (id) => (id === `\0${NOTICE}` ? [...imports, use].join('\n') : null),
      },
    ],
    build: { write: false, target: 'es2022', rolldownOptions: { input: NOTICE } },
  })) as Rolldown.RolldownOutput;
  const built = result.output.flatMap((file) => (file.type === 'asset' ? [String(file.source)] : []));
  return built.join('').trim();
}

/** A source with all that it imports, as one script. */
export async function buildInline(
  input: string,
  define: Record<string, string>,
  plugins: Plugin[] = [],
): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'warn',
    define,
    plugins,
    // Whatever mode the process runs in, the page gets what the product does.
    oxc: { jsx: { development: false } },
    build: {
      write: false,
      target: 'es2022',
      // Nothing is preloaded by an inlined script.
      modulePreload: false,
      rolldownOptions: {
        input,
        output: { format: 'iife' },
        treeshake: { moduleSideEffects: (id) => id === input },
      },
    },
  })) as Rolldown.RolldownOutput;
  const [chunk] = result.output;
  // What would end the script element, or begin a comment in it.
  if (/<\/script|<!--/i.test(chunk.code)) throw new Error(`${input} would end its script element`);
  return chunk.code.trim();
}
