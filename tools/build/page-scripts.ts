import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import type { PageFiles } from '../../src/app/page-files.ts';
import { LOCALES, type Locale } from '../../src/platform/locale.ts';
import { bundleInMemory } from './bundle-in-memory.ts';
import { classNamesOnly, readWindowIcons, readWindowWords } from './first-window.ts';
import { nameClass } from './name-class.ts';

const sourcePath = (path: string) => fileURLToPath(new URL(`../../src/app/${path}`, import.meta.url));
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
  const parts = FIRST_PARTS.flatMap((path) => listReached(chunks, path));
  const wordsOf = (locale: Locale) =>
    FIRST_MESSAGES.flatMap((name) => listReached(chunks, `/src/messages/${locale}/${name}.json`));
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, [...new Set([...wordsOf(locale), ...parts])]]),
  ) as Record<Locale, string[]>;
}

/** The files that draw, which a first visit wants after those. @throws when one is missing */
export const stageFiles = (chunks: readonly Chunk[]): string[] => [
  ...new Set(STAGE_PARTS.flatMap((path) => listReached(chunks, path))),
];

/** The chunk of a source and what it imports, except what the first script contains anyway. */
function listReached(chunks: readonly Chunk[], path: string): string[] {
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

/** What the script at the page's head knows of the build. */
export interface HeadStart {
  readonly files: Record<Locale, string[]>;
  readonly stage: readonly string[];
  readonly pages: PageFiles;
  /** Addresses of the fonts, that of texts first. */
  readonly fonts: readonly string[];
  /** Of the app. */
  readonly version: string;
}

/** The script at the page's head, as text for a script element. */
export async function buildHeadStart(start: HeadStart): Promise<string> {
  return textOf(await bundle('head-start.ts', headStartValues(start)));
}

const headStartValues = ({ files, stage, pages, fonts, version }: HeadStart) => ({
  __FIRST_FILES__: JSON.stringify(files),
  __STAGE_FILES__: JSON.stringify(stage),
  __PAGE_FILES__: JSON.stringify(pages),
  __FONTS__: JSON.stringify(fonts),
  __APP_VERSION__: JSON.stringify(version),
});

const WINDOW = 'first-window/draw-first-window.ts';
const windowValues = () => ({ __WINDOW_WORDS__: JSON.stringify(readWindowWords()) });

/** The script that draws a guest's first window of the lobby, when the last one asks it to. */
export async function buildFirstWindow(): Promise<string> {
  return textOf(await bundle(WINDOW, windowValues()));
}

const BEGIN = 'first-window/begin.ts';
const beginValues = () => ({ __WINDOW_ICONS__: JSON.stringify(readWindowIcons()) });

/** The last script: it shows what is to be seen before any script file is there, and runs the app after it. */
export async function buildBegin(): Promise<string> {
  return textOf(await bundle(BEGIN, beginValues()));
}

/** What a page knows of which nothing is built. */
export const NO_BUILD: HeadStart = {
  files: { en: [], fil: [], 'zh-CN': [] },
  stage: [],
  pages: { files: [], sets: [], pages: {} },
  fonts: [],
  version: '',
};

/** The modules of each script. */
export const bundleHeadStart = async () =>
  modulesOf(await bundle('head-start.ts', headStartValues(NO_BUILD)));
export const bundleFirstWindow = async () => modulesOf(await bundle(WINDOW, windowValues()));
export const bundleBegin = async () => modulesOf(await bundle(BEGIN, beginValues()));

const bundle = (input: string, define: Record<string, string>) => bundleInline(sourcePath(input), define);

/**
 * A built page whose own scripts are preloaded, and left to `begin.ts` to run.
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

const WORKER_PARTS = ['event-log-worker.ts', 'outdated-caches-worker.ts'];

/** What the service worker does beside what Workbox does, as text to add to it. */
export async function buildWorkerParts(): Promise<string> {
  const parts = WORKER_PARTS.map((file) => buildInline(sourcePath(`../platform/${file}`), {}));
  return (await Promise.all(parts)).join('\n');
}

const FIRST_SHEETS = 'virtual:first-sheets';

/**
 * The rules of what the page shows before its style sheets are there, less those that come with the page.
 * @param all paths of style sheets in the project
 * @param isThere by the end of a module's name
 */
export async function buildFirstSheet(
  all: readonly string[],
  isThere: (sheet: string) => boolean,
): Promise<string> {
  const sheets = all.filter((sheet) => !isThere(`/${sheet}`));
  const imports = sheets.map(
    (sheet, index) => `import s${index} from ${JSON.stringify(path.resolve(sheet))};`,
  );
  // A sheet of which no name is used would be left out.
  const use = `globalThis.used = [${sheets.map((_, index) => `s${index}`).join()}];`;
  const result = await bundleInMemory({
    configFile: false,
    css: { modules: { generateScopedName: nameClass } },
    plugins: [
      {
        name: 'first-sheets',
        resolveId: (id) => (id === FIRST_SHEETS ? `\0${FIRST_SHEETS}` : null),
        load: (id) => (id === `\0${FIRST_SHEETS}` ? [...imports, use].join('\n') : null),
      },
    ],
    build: { target: 'es2022', rolldownOptions: { input: FIRST_SHEETS } },
  });
  const built = result.output.flatMap((file) => (file.type === 'asset' ? [String(file.source)] : []));
  return built.join('').trim();
}

/** A source with all that it imports, as one script. */
export const buildInline = async (input: string, define: Record<string, string>): Promise<string> =>
  textOf(await bundleInline(input, define));

async function bundleInline(input: string, define: Record<string, string>): Promise<Rolldown.OutputChunk> {
  const result = await bundleInMemory({
    configFile: false,
    define,
    plugins: [classNamesOnly()],
    build: {
      target: 'es2022',
      // Nothing is preloaded by an inlined script.
      modulePreload: false,
      rolldownOptions: {
        input,
        output: { format: 'iife' },
        treeshake: { moduleSideEffects: (id) => id === input },
      },
    },
  });
  return result.output[0];
}

/** @throws Error for what would end the script element, or begin a comment in it */
function textOf({ code, name }: Rolldown.OutputChunk): string {
  if (/<\/script|<!--/i.test(code)) throw new Error(`${name} would end its script element`);
  return code.trim();
}

/** Those of which something is left in the script. */
const modulesOf = ({ modules }: Rolldown.OutputChunk): string[] =>
  Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []));
