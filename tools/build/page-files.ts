import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageFiles } from '../../src/app/page-files.ts';
import { LOCALES } from '../../src/platform/locale.ts';

/** What the build says of a script. */
interface PageChunk {
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } | undefined;
}

/** A page as its manifest has it. */
export interface PageSource {
  readonly path: string;
  /** The end of its panel's file name. */
  readonly source: string;
  readonly messages: readonly string[];
  readonly isForMembers: boolean;
}

/** Needed by every page but the lobby: the table of all pages, what shows a panel, and their words. */
const SHARED_PAGE_FILES = [
  '/src/app/route-table.ts',
  '/src/app/panel-layer.tsx',
  '/src/platform/more-messages.ts',
];
const SHARED_NAMESPACES = ['page'];
const IMPORTED = /\(["'](?:\.|\/src\/(?:app|features\/\w+))\/([^"']+)["']\)/;

interface Row {
  readonly path: string;
  readonly guard: string;
  readonly messages: readonly string[];
  readonly panel: (() => unknown) | null;
}

type Manifests = Readonly<Record<string, { readonly routes: Readonly<Record<string, Row>> }>>;

/** Every page with a fixed address, from the manifests: they import their panels in functions only. */
export async function readPageSources(): Promise<PageSource[]> {
  const file = pathToFileURL(path.resolve('src/app/modules.ts')).href;
  const { MODULES } = (await import(/* @vite-ignore */ file)) as { readonly MODULES: Manifests };
  return Object.entries(MODULES).flatMap(([name, { routes }]) =>
    Object.values(routes)
      .filter((row) => !row.path.includes(':'))
      .map((row) => {
        const panel = IMPORTED.exec(String(row.panel))?.[1];
        if (panel === undefined) throw new Error(`${row.path} does not say which panel it imports`);
        const folder = name === 'app' ? '/src/app' : `/src/features/${name}`;
        return {
          path: row.path,
          source: `${folder}/${panel}`,
          messages: row.messages,
          isForMembers: row.guard === 'login',
        };
      }),
  );
}

/** The files that each page needs beside the first ones. @throws when the build has no file of a source */
export function pageFiles(chunks: readonly PageChunk[], pages: readonly PageSource[]): PageFiles {
  const filesOf = makeReader(chunks);
  const names: string[] = [];
  const indicesOf = (files: Iterable<string>) =>
    [...files].map((file) => (names.includes(file) ? names.indexOf(file) : names.push(file) - 1));
  const sets: string[] = [];
  const rows = pages.map(({ path: address, source, messages, isForMembers }) => {
    const any = new Set([...SHARED_PAGE_FILES, source].flatMap(filesOf));
    const words = LOCALES.map((locale) => {
      const spoken = [...SHARED_NAMESPACES, ...messages].map(
        (name) => `/src/messages/${locale}/${name}.json`,
      );
      return indicesOf(new Set(spoken.flatMap(filesOf)));
    });
    const set = JSON.stringify([indicesOf(any), ...words]);
    if (!sets.includes(set)) sets.push(set);
    return [address, isForMembers ? -1 - sets.indexOf(set) : sets.indexOf(set)] as const;
  });
  return {
    files: names,
    sets: sets.map((set) => JSON.parse(set) as number[][]),
    pages: Object.fromEntries(rows),
  };
}

/** The files of a source: its chunk, all that this imports, and their style sheets; none that the first script has. */
function makeReader(chunks: readonly PageChunk[]): (source: string) => string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reach = (name: string, reached: Set<string>) => {
    const chunk = byName.get(name);
    if (!chunk || reached.has(name)) return reached;
    reached.add(name);
    for (const imported of chunk.imports) reach(imported, reached);
    return reached;
  };
  const first = new Set<string>();
  for (const { fileName, isEntry } of chunks) if (isEntry) reach(fileName, first);
  return (source) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)));
    if (!chunk) throw new Error(`the build has no file of ${source}`);
    const scripts = [...reach(chunk.fileName, new Set())].filter((name) => !first.has(name));
    const sheets = scripts.flatMap((name) => [...(byName.get(name)?.viteMetadata?.importedCss ?? [])]);
    return [...sheets, ...scripts].map((name) => name.replace(/^assets\//, ''));
  };
}
