import { readdirSync } from 'node:fs';
import { LOCALES } from '../../src/platform/locale.ts';
import type { LatePlan } from './name-chunks.ts';

/** Features, and the parts of them that have a folder of their own. */
const FEATURES = readdirSync('src/features', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Features whose pages are opened one after the other: they share a file. */
const NEIGHBOURS: Readonly<Record<string, string>> = {
  mall: 'rewards',
  calendar: 'activities',
  recharge: 'activities',
  gifts: 'activities',
  lottery: 'activities',
  rank: 'activities',
  live: 'activities',
  follow: 'activities',
  onboarding: 'activities',
  install: 'activities',
  push: 'profile',
  invite: 'agent',
  news: 'mail',
  notices: 'protection',
  report: 'protection',
  legal: 'rights',
  // Its forms are what complaints have.
  feedback: 'rights',
  chat: 'support',
  faq: 'support',
};

/** Message namespaces that are loaded together; one that is in no set is part of `app`. */
const MESSAGE_SETS = {
  first: ['shell', 'lobby'],
  auth: ['auth', 'legal', 'notices', 'guide'],
  wallet: ['wallet', 'cashier', 'bonus'],
  play: ['game', 'games', 'play', 'jackpot', 'bubble', 'fair'],
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
  app: [],
} as const satisfies Record<string, readonly string[]>;

/** Parts of the app around its pages, by the beginnings of their paths: what is needed soon after the first paint. */
export const APP_PARTS: Readonly<Record<string, readonly string[]>> = {
  'auth-phone': ['src/features/auth/phone-login-form', 'src/features/auth/phone-register-form'],
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
    'src/features/install/start-install-offer',
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
  activities: ['src/features/install/install-line'],
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
  const [, feature = '', part] = /\/src\/features\/([^/]+)\/(?:([^/]+)\/)?/.exec(id) ?? [];
  if (!feature || !importer.endsWith(`/src/features/${feature}/module.ts`)) return null;
  const own = part ?? feature;
  return NEIGHBOURS[own] ?? own;
}

const nameAppPart = (id: string): string | null =>
  Object.keys(APP_PARTS).find((name) => APP_PARTS[name]?.some((part) => id.includes(`/${part}`))) ?? null;

const GAME_MATHS = 'game-maths';

/** All games' maths in one file: only the page of proofs asks for them, and the list of games grows. */
const nameGame = (importer: string): string | null =>
  importer.endsWith('/maths/game-list.ts') ? GAME_MATHS : null;

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
    ...FEATURES,
    GAME_MATHS,
  ],
  nameOf: (id, importer) =>
    nameMessages(id) ?? nameFeature(id, importer) ?? nameAppPart(id) ?? nameGame(importer),
};
