import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { bundleInMemory } from './build/bundle-in-memory.ts';
import { compileMessages } from './build/compile-messages.ts';
import { bundleBegin, bundleFirstWindow, bundleHeadStart } from './build/page-scripts.ts';

/** The parts of the build that only make the page. */
const PAGE_PARTS = [
  'app-page.ts',
  'first-window.ts',
  'page-files.ts',
  'page-markup.ts',
  'page-scripts.ts',
  'splash-art.ts',
].map((file) => `tools/build/${file}`);
/** Rendered into the page by the build. */
const MARKUP = 'src/app/first-window/markup.tsx';
const ENTRY = 'src/app/main.tsx';
/** What the entry renders: from here on it is the app. */
const APP = 'src/app/app.tsx';

/** The most that the start may be; lower it when it has become less. */
const LIMITS = { scripts: 3, files: 94, lines: 5_900 };

/** What runs before the app is rendered for the first time, and what the build has to make of it. Files by what they are for. */
export interface StartupFiles {
  readonly scripts: readonly string[];
  readonly inline: readonly string[];
  readonly entry: readonly string[];
  readonly build: readonly string[];
}

/** Every module of ours that is in a script inside the page, or that the entry runs and the app itself does not need. */
export async function measureStart(): Promise<StartupFiles> {
  const scripts = { 'head start': bundleHeadStart, 'first window': bundleFirstWindow, begin: bundleBegin };
  const inline = listOwnModules((await Promise.all(Object.values(scripts).map((bundle) => bundle()))).flat());
  return {
    scripts: Object.keys(scripts),
    inline,
    entry: listOwnModules(await entryModules()).filter((file) => !inline.includes(file)),
    build: [...PAGE_PARTS, MARKUP],
  };
}

/** Messages and generated data are no code. */
const listOwnModules = (files: readonly string[]): string[] =>
  [...new Set(files.map((file) => path.relative('.', file.split('?')[0] ?? file)))]
    .filter(
      (file) => /^(?:contract|maths|scenes|src)\/.+\.tsx?$/.test(file) && !file.startsWith('src/messages/'),
    )
    .sort();

/** What the entry imports, directly or not, and the app does not. */
async function entryModules(): Promise<string[]> {
  let reached: string[] = [];
  const graph: Plugin = {
    name: 'entry-modules',
    buildEnd() {
      const from = (start: string, stop: ReadonlySet<string>) => {
        const found = new Set<string>();
        const waiting = [path.resolve(start)];
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          if (found.has(id) || stop.has(id)) continue;
          found.add(id);
          waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
        }
        return found;
      };
      reached = [...from(ENTRY, from(APP, new Set()))];
    },
  };
  await bundleInMemory({
    configFile: false,
    logLevel: 'silent',
    plugins: [compileMessages(), graph],
    build: { minify: false, rolldownOptions: { input: ENTRY } },
  });
  return reached;
}

const linesOf = (file: string): number => fs.readFileSync(file, 'utf8').split('\n').length - 1;

/** @throws Error when the start has grown beyond its bounds */
export function judgeStart(size: StartupFiles, limits = LIMITS): string {
  const files = [...size.inline, ...size.entry, ...size.build];
  const lines = files.reduce((sum, file) => sum + linesOf(file), 0);
  const told = `${size.scripts.length} inline scripts; ${size.inline.length} files in them, ${size.entry.length} of the entry, ${size.build.length} of the build; ${lines} lines`;
  if (size.scripts.length > limits.scripts || files.length > limits.files || lines > limits.lines)
    throw new Error(`the start has grown beyond ${JSON.stringify(limits)}: ${told}`);
  return told;
}

if (import.meta.main) {
  const size = await measureStart();
  console.log(judgeStart(size));
  if (process.argv.includes('--list')) {
    const { scripts: _, ...parts } = size;
    for (const [part, files] of Object.entries(parts))
      for (const file of files) console.log(`${part.padEnd(7)} ${String(linesOf(file)).padStart(4)} ${file}`);
  }
}
