import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCALES } from '../../src/platform/locale.ts';
import type { LatePlan } from './name-chunks.ts';

/** Features, and the parts of them that have a folder of their own. */
const FEATURES = readdirSync('src/features', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Where the manifests say that their modules go: names of files by the beginnings of paths in `src/features`. */
export const OWN_CHUNKS = await readChunks();

async function readChunks(): Promise<Readonly<Record<string, string>>> {
  const file = pathToFileURL(path.resolve('src/app/modules.ts')).href;
  const { MODULES } = (await import(/* @vite-ignore */ file)) as {
    readonly MODULES: Readonly<Record<string, { readonly chunks: Readonly<Record<string, string>> }>>;
  };
  const rows = Object.entries(MODULES).flatMap(([name, { chunks }]) =>
    Object.entries(chunks).map(([beginning, chunk]) => [`src/features/${name}/${beginning}`, chunk] as const),
  );
  return Object.fromEntries(rows);
}

/** Modules of features that belong into a file of the app's own. */
export const modulesIn = (chunk: string): string[] =>
  Object.keys(OWN_CHUNKS).filter((beginning) => OWN_CHUNKS[beginning] === chunk);

/** Message namespaces that are loaded together; one that is in no set is part of `app`. */
const MESSAGE_SETS = {
  first: ['shell', 'lobby'],
  auth: ['auth', 'legal', 'notices', 'guide'],
  wallet: ['wallet', 'cashier', 'bonus'],
  play: ['game', 'games', 'play', 'jackpot', 'bubble', 'fair', 'replay', 'studio'],
  member: [
    'member',
    'profile',
    'kyc',
    'protection',
    'rights',
    'report',
    'family',
    'mail',
    'rewards',
    'vip',
    'mall',
    'invite',
    'agent',
    'activities',
    'calendar',
    'recharge',
    'gifts',
    'lottery',
    'rank',
    'live',
    'follow',
    'onboarding',
    'push',
    'download',
    'news',
    'support',
    'common',
  ],
  how: ['how', 'verify'],
  app: [],
} as const satisfies Record<string, readonly string[]>;

/** Parts of the app around its pages, by the beginnings of their paths: what is needed soon after the first paint. */
export const APP_PARTS: Readonly<Record<string, readonly string[]>> = {
  pages: [
    ...[
      'webview-page',
      'no-server-page',
      'until-config',
      'unverified-panel',
      'maintenance-panel',
      'tips-overlay',
    ],
    ...['shell-version', 'jackpot-page', 'game-page', 'offline/'],
  ].map((file) => `src/app/${file}`),
  transport: [
    'src/platform/http/axios-transport',
    'contract/errors.ts',
    'src/session/offline/keep-events',
    'src/session/offline/keep-offline-copy',
  ],
  fair: ['draw', 'scratch-card', 'invite-spin', 'lottery'].map((what) => `maths/verify-${what}.ts`),
  probe: ['src/stage/lobby/lobby-probe.ts', 'src/stage/front-probe.ts'],
  front: [
    ...['jackpot', 'road', 'claim', 'level-up', 'scratch-card', 'invite-wheel', 'lottery', 'box'].map(
      (scene) => `src/stage/${scene}-binding`,
    ),
    'src/stage/front-host',
    'src/stage/road-probe',
  ],
  rewards: ['src/stage/mirror/road-mirror'],
};

const messagesName = (locale: string, set: string) => `messages-${set}-${locale}`;

function nameMessages(id: string): string | null {
  const [, locale, namespace] = /\/src\/messages\/([^/]+)\/([^/]+)\.json/.exec(id) ?? [];
  if (!locale || !namespace) return null;
  const found = Object.entries<readonly string[]>(MESSAGE_SETS).find(([, names]) =>
    names.includes(namespace),
  );
  return messagesName(locale, found?.[0] ?? 'app');
}

/** The feature, or its part, whose manifest asks for the module; what a panel asks for later stays a file of its own. */
function nameFeature(id: string, importer: string): string | null {
  const [, whole = '', feature = '', part] = /\/(src\/features\/([^/]+)\/(?:([^/]+)\/)?.*)/.exec(id) ?? [];
  const named = Object.keys(OWN_CHUNKS).findLast(
    (beginning) => whole.startsWith(beginning) && beginning !== `src/features/${feature}/`,
  );
  if (named !== undefined) return OWN_CHUNKS[named] ?? null;
  if (!feature || !importer.endsWith(`/src/features/${feature}/module.ts`)) return null;
  return part ?? OWN_CHUNKS[`src/features/${feature}/`] ?? feature;
}

const nameAppPart = (id: string): string | null =>
  Object.keys(APP_PARTS).find((name) => APP_PARTS[name]?.some((part) => id.includes(`/${part}`))) ?? null;

const GAME_MATHS = 'game-maths';

/** All games' maths in one file: only the pages of proofs ask for them, and the list of games grows. */
const nameGame = (importer: string): string | null =>
  /\/games\/(?:[a-z-]+\/game|slot-version|slot-reader)\.ts$/.test(importer) ? GAME_MATHS : null;

/**
 * One file for each feature's pages, for each language's messages of a field, and for each library that only some pages
 * use: a player who opens one page has loaded its neighbours, and a visit requests few files.
 */
export const lateChunks: LatePlan = {
  libraries: {
    form: /\/node_modules\/(?:react-hook-form|@hookform)\//,
    phone: /\/node_modules\/libphonenumber-js\//,
  },
  shared: 'shared',
  names: [
    ...LOCALES.flatMap((locale) => Object.keys(MESSAGE_SETS).map((set) => messagesName(locale, set))),
    ...Object.keys(APP_PARTS),
    ...Object.values(OWN_CHUNKS),
    ...FEATURES,
    GAME_MATHS,
  ],
  nameOf: (id, importer) =>
    nameMessages(id) ?? nameFeature(id, importer) ?? nameAppPart(id) ?? nameGame(importer),
};
