import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { StatedReturn } from '../../maths/return-bounds.ts';
import type { GameSheet } from '../../maths/sheets/game-sheet.ts';
import { checkSlotDefinition } from '../../maths/slot/definition/check-definition.ts';
import type { AnySlot } from '../../maths/slot/definition/slot-definition.ts';
import { LOCALES } from '../../src/platform/locale.ts';
import { bundleInMemory } from './bundle-in-memory.ts';

const sourcePath = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));
const FOLDER = 'src/features/games/verifier';
const ENTRY = 'virtual:verifier';
/** How a game says where its maths are, like `(await import('../../maths/airship.ts')).AIRSHIP`. */
const LOADED = /\(["']([^"']+)["']\)\)?\.(\w+)/;

interface GameRow {
  readonly slug: string;
  readonly versions: readonly {
    load(): unknown;
    loadSlot?(): Promise<AnySlot>;
    sheet(): Promise<GameSheet>;
    statedReturn(): Promise<StatedReturn>;
  }[];
}

async function readGames(): Promise<readonly GameRow[]> {
  const file = pathToFileURL(path.resolve('games/game-list.ts')).href;
  return ((await import(/* @vite-ignore */ file)) as { readonly GAMES: readonly GameRow[] }).GAMES;
}

/** The files that a verifier needs, by their names in the build: a sheet a game, and our own verifier. */
export async function makeFairFiles(): Promise<ReadonlyMap<string, string>> {
  const games = await readGames();
  await checkSlots(games);
  const sheets = await Promise.all(games.map(({ versions: [played] }) => played?.sheet()));
  return new Map([
    ...sheets.flatMap((sheet) =>
      sheet ? [[`fair/sheets/${sheet.game}.json`, JSON.stringify(sheet)] as const] : [],
    ),
    ['verify-round.html', await buildVerifier(games)],
  ]);
}

/** @throws Error for a slot whose numbers do not belong together: it is not built */
async function checkSlots(games: readonly GameRow[]): Promise<void> {
  for (const { loadSlot, statedReturn } of games.flatMap(({ versions }) => versions))
    if (loadSlot) checkSlotDefinition(await loadSlot(), (await statedReturn()).lowest);
}

/** The whole verifier as one page, whose policy lets it load nothing. */
async function buildVerifier(games: readonly GameRow[]): Promise<string> {
  const script = await buildScript(games);
  const sheet = readFileSync(sourcePath(`${FOLDER}/verifier.css`), 'utf8');
  const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const policy = `default-src 'none'; script-src ${source(script)}; style-src ${source(sheet)}; base-uri 'none'; form-action 'none'`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${textsOf('en').title}</title><style>${sheet}</style></head>`,
    `<body><script>${script}</script></body></html>`,
  ].join('\n');
}

const textsOf = (locale: string) =>
  JSON.parse(readFileSync(sourcePath(`src/messages/${locale}/verify.json`), 'utf8')) as Record<
    string,
    string
  >;

/** @throws Error for what would end the script element, or begin a comment in it */
async function buildScript(games: readonly GameRow[]): Promise<string> {
  const { output } = await bundleInMemory({
    configFile: false,
    plugins: [
      {
        name: 'verifier-entry',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
        load: (id) => (id === `\0${ENTRY}` ? entryOf(games) : null),
      },
    ],
    build: {
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  });
  const code = output[0].code.trim();
  if (/<\/script|<!--/i.test(code)) throw new Error('the verifier would end its script element');
  return code;
}

/** The verifier with the maths of all games that play, older versions included. */
function entryOf(games: readonly GameRow[]): string {
  const maths = games.flatMap(({ slug, versions }) =>
    versions.map(({ load }) => {
      const [, file, name] = LOADED.exec(String(load)) ?? [];
      if (!file || !name) throw new Error(`${slug} does not say which maths it loads`);
      return { file: path.resolve(`games/${slug}`, file), name };
    }),
  );
  const texts = Object.fromEntries(LOCALES.map((locale) => [locale, textsOf(locale)]));
  return [
    // Before any schema: the page's policy forbids eval.
    `import ${JSON.stringify(sourcePath('src/platform/zod-setup.ts'))};`,
    `import { startVerifier } from ${JSON.stringify(sourcePath(`${FOLDER}/start-verifier.ts`))};`,
    ...maths.map(({ file, name }, at) => `import { ${name} as game${at} } from ${JSON.stringify(file)};`),
    `startVerifier([${maths.map((_, at) => `game${at}`).join()}], ${JSON.stringify(texts)});`,
  ].join('\n');
}

/** Puts the files of verifiers among the built ones; in development they are made when they are asked for. */
export function fairFiles(): Plugin {
  return {
    name: 'fair-files',
    configureServer(server) {
      let made: ReturnType<typeof makeFairFiles> | undefined;
      server.middlewares.use((request, response, next) => {
        const name = request.url?.slice(1).split('?')[0] ?? '';
        if (!/^(?:fair\/sheets\/[\w-]+\.json|verify-round\.html)$/.test(name)) return next();
        made ??= makeFairFiles();
        made.then((files) => (files.has(name) ? response.end(files.get(name)) : next()), next);
      });
    },
    async generateBundle() {
      for (const [fileName, source] of await makeFairFiles())
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
