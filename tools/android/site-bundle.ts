import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_THEME } from '../../contract/config/theme.ts';
import { clientConfig, marketConfig } from '../../server/config/public/market-config.ts';
import { artVersion } from '../../server/http/art-files.ts';
import { fillPage, leaveFirstAnswerOut } from '../../server/http/fill-page.ts';
import { inlineSources } from '../../server/http/page-files.ts';
import { appPolicy } from '../../server/http/security-headers.ts';
import * as paths from '../../src/platform/path-constants.ts';
import { bundleInMemory } from '../build/bundle-in-memory.ts';
import type { ShellSettings } from './shell-settings.ts';

const BUNDLE = '.cache/android/bundle';
const APP = 'dist/app';
const ART = 'assets/rendered';
/** Of the built app: no worker, no copies for other encodings, nothing of the build's own. */
const UNBUNDLED_FILES = /\.(?:br|gz|map)$|^(?:sw\.js|version\.json)$|^screens\//;
const SHELL_SCRIPT = 'native/shell.js';
/** Where the page is told what only its own document may know. */
const ROOM = '<!-- native -->';
const FIRST_META_TAG = '<meta charset="utf-8" />';
/** Of a site that a browser installs: the shell answers no manifest. */
const MANIFEST = /\s*<link rel="manifest"[^>]*>/;

/** Everything that the app brings along, as a folder of assets: the site, and text files about it. */
export async function makeSiteBundle(settings: ShellSettings, bundle = BUNDLE): Promise<string> {
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(`${bundle}/${file}`), { recursive: true });
    fs.writeFileSync(`${bundle}/${file}`, text);
  };
  fs.rmSync(bundle, { recursive: true, force: true });
  copyTree(APP, `${bundle}/site`, (file) => !UNBUNDLED_FILES.test(file));
  // One format of each picture, without those of the games, which have an origin of their own. A server with other pictures has another version in its addresses, and answers itself.
  const art = `${bundle}/site/art/${artVersion(ART)}`;
  copyTree(ART, art, (file) => /\.(?:webp|webm|mp3)$/.test(file) && !/^(?:icons|symbols)\//.test(file));
  copyTree(`${ART}/icons`, `${bundle}/site/icons`, (file) => file.endsWith('.json'));
  write(`site/${SHELL_SCRIPT}`, await buildShellScript());
  const page = makePage();
  write('site/index.html', page);
  write('page-headers.txt', pageHeaders(page, settings));
  write('paths.txt', `${Object.values(paths).join('\n')}\n`);
  write('index.txt', listSizes(bundle));
  write('about.txt', `${settings.origin}\n${settings.versionName}\n${settings.versionCode}\n`);
  return bundle;
}

function copyTree(from: string, to: string, isWanted: (file: string) => boolean): void {
  for (const file of listFiles(from)) {
    if (!isWanted(file)) continue;
    fs.mkdirSync(path.dirname(`${to}/${file}`), { recursive: true });
    fs.copyFileSync(`${from}/${file}`, `${to}/${file}`);
  }
}

/** Paths below a folder, sorted: a file system's own order is not the same everywhere. */
export function listFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.posix.relative(folder, path.posix.join(entry.parentPath, entry.name)))
    .sort();
}

/** The page as the server would send it to a guest, with the shell's script before every other. */
function makePage(): string {
  const filled = fillPage(fs.readFileSync(`${APP}/index.html`, 'utf8'), {
    age: marketConfig.initial.minimumAge,
    brand: DEFAULT_THEME.name,
    hasNotice: clientConfig.initial.h5ClientMode === 1,
  });
  const page = leaveFirstAnswerOut(filled);
  if (!page.includes(FIRST_META_TAG)) throw new Error('the built page has no place for the shell’s script');
  if (!MANIFEST.test(page)) throw new Error('the built page has no manifest to leave out');
  return page
    .replace(MANIFEST, '')
    .replace(FIRST_META_TAG, `${FIRST_META_TAG}\n    ${ROOM}\n    <script src="/${SHELL_SCRIPT}"></script>`);
}

/** What the server's answers have as well. */
function pageHeaders(page: string, { gamesOrigin, studioOrigins }: ShellSettings): string {
  return `content-security-policy: ${appPolicy([gamesOrigin, ...studioOrigins].join(' '), inlineSources(page))}
x-content-type-options: nosniff
referrer-policy: strict-origin-when-cross-origin
cross-origin-opener-policy: same-origin
permissions-policy: camera=(self), microphone=(), geolocation=(), payment=(), fullscreen=(self "${gamesOrigin}")
`;
}

const listSizes = (bundle: string): string =>
  listFiles(`${bundle}/site`)
    .map((file) => `${fs.statSync(`${bundle}/site/${file}`).size} ${file}\n`)
    .join('');

async function buildShellScript(): Promise<string> {
  const result = await bundleInMemory({
    configFile: false,
    publicDir: false,
    build: {
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: 'src/platform/native/shell.ts',
        output: { format: 'iife', entryFileNames: 'shell.js' },
      },
    },
  });
  const [chunk] = result.output;
  return chunk.code;
}
