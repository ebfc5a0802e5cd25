/** Who may import whom: the table of docs/architecture.md, as rules. tests/tools/boundaries.test.ts proves that they bite. */

import { rankRules } from './tools/server-ranks.ts';

const OURS = '^(contract|maths|src|scenes|games|server|tests|tools|assets)/';
const CANVAS = '^node_modules/(pixi\\.js|@pixi|gsap)(/|$)';
const DOM =
  '^node_modules/(react|react-dom|@base-ui|@iconify|@tanstack|react-hook-form|@hookform|zustand|axios|wouter|howler)(/|$)';
const LAYOUTS = '^scenes/([^/]+/(layout[a-z-]*|content)|ornaments/.+)\\.ts$';
/** What a feature shows to the stage: stores, flows and rules, never its components. */
const FEATURE_DOORS = '^src/features/[^/]+/[a-z-]+\\.ts$';

/** What the platform knows of the games that play: the list, and what each says of itself. Their pages are no part of it. */
const GAME_LISTS = '^games/[a-z-]+\\.ts$';
const GAME_DESCRIPTORS = '^games/([a-z-]+|[a-z-]+/(game|read-result)|cards/hand-text)\\.ts$';

const SERVER_LAYERS = 'db|names|localization|adapters|images|ledger|audit|seed-chains|http|jobs|ops';
/** A folder of one domain; its name is the first group. */
const SERVER_DOMAIN = `^server/(?!(?:${SERVER_LAYERS})/)([a-z-]+)/`;
/** What a domain shows to the others. */
const SERVER_PUBLIC = '^server/[a-z-]+/public/';
const SERVER_MODULE = '^server/[a-z-]+/module\\.ts$';

/** A layer sees itself and `allowed` of ours; packages are another rule's matter. */
const layer = (name, path, allowed, pathNot) => ({
  name: `${name}-sees-only`,
  severity: 'error',
  from: { path, ...(pathNot && { pathNot }) },
  to: { path: OURS, pathNot: [path, ...allowed] },
});

const never = (name, path, packages, pathNot) => ({
  name,
  severity: 'error',
  from: { path, ...(pathNot && { pathNot }) },
  to: { path: packages },
});

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    layer('contract', '^contract/', []),
    layer('maths', '^maths/', ['^contract/']),
    layer('platform', '^src/platform/', ['^contract/', '^src/messages/']),
    layer('session', '^src/session/', ['^contract/', '^src/platform/']),
    layer('ui', '^src/ui/', ['^contract/']),
    layer('features', '^src/features/', [
      '^(contract|maths)/',
      GAME_LISTS,
      '^src/(platform|session|ui)/',
      LAYOUTS,
      // The licences of pictures by others ask that their authors be named where a player can read it.
      '^assets/credits\\.ts$',
    ]),
    {
      // What can be drawn before React and the stores are there.
      name: 'model-sees-only-data',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/model/' },
      to: { path: '.', pathNot: ['^(contract|maths)/', LAYOUTS, '^src/features/$1/model/'] },
    },
    {
      name: 'no-feature-sees-another',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    layer('scenes', '^scenes/', ['^contract/', '^maths/']),
    {
      name: 'layouts-see-only-contract',
      severity: 'error',
      from: { path: LAYOUTS },
      to: { path: OURS, pathNot: ['^contract/', LAYOUTS] },
    },
    layer(
      'stage',
      '^src/stage/',
      ['^(contract|scenes)/', '^src/(platform|session|ui)/', FEATURE_DOORS],
      '^src/stage/mirror/',
    ),
    layer('mirror', '^src/stage/mirror/', [
      '^contract/',
      '^src/(platform|session|ui)/',
      LAYOUTS,
      FEATURE_DOORS,
      '^src/stage/[a-z-]*(seam|port|registry)\\.ts$',
    ]),
    layer('app', '^src/app/', ['^(contract|maths)/', '^src/', '^assets/', LAYOUTS]),
    layer('games', '^games/', ['^(contract|maths)/', '^scenes/parts/', '^src/platform/', '^assets/']),
    layer('game-descriptors', GAME_DESCRIPTORS, ['^(contract|maths)/', '^src/platform/']),
    {
      // A page would carry the other games with it.
      name: 'page-of-a-game-sees-no-list-of-games',
      severity: 'error',
      from: { path: '^games/[a-z-]+/', pathNot: GAME_DESCRIPTORS },
      to: { path: '^games/([a-z-]+/game|game-list|all-games|stated-returns)\\.ts$' },
    },
    layer('server', '^server/', ['^(contract|maths)/', GAME_LISTS]),
    {
      // It is written from the published page alone: it would prove nothing with a line of what it checks.
      name: 'second-verifier-sees-only-node',
      severity: 'error',
      from: { path: '^tests/second-verifier/' },
      to: { path: '.', pathNot: '^tests/second-verifier/', dependencyTypesNot: ['core'] },
    },
    ...rankRules,
    {
      name: 'server-domain-sees-only-what-another-shows',
      severity: 'error',
      from: { path: SERVER_DOMAIN },
      to: {
        path: '^server/[a-z-]+/',
        pathNot: ['^server/$1/', SERVER_PUBLIC, `^server/(${SERVER_LAYERS})/`],
      },
    },
    {
      name: 'server-composition-sees-only-what-a-domain-shows',
      severity: 'error',
      from: { path: '^server/((main|modules?)|ops/main)\\.ts$' },
      to: {
        path: '^server/[a-z-]+/',
        pathNot: [SERVER_MODULE, SERVER_PUBLIC, `^server/(${SERVER_LAYERS})/`],
      },
    },
    {
      name: 'server-manifests-are-for-the-composition',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/modules\\.ts$' },
      to: { path: SERVER_MODULE },
    },
    {
      name: 'server-composition-is-for-programs',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/(main\\.ts$|ops/main\\.ts$|sandbox/)' },
      to: { path: '^server/(main|modules)\\.ts$' },
    },
    never('canvas-only-where-it-belongs', '^(contract|maths|server|src)/', CANVAS, '^src/stage/(?!mirror/)'),
    never('mirror-without-canvas', '^src/stage/mirror/', CANVAS),
    never('layouts-without-canvas', LAYOUTS, CANVAS),
    never('scenes-without-dom-parts', '^scenes/', DOM),
    never('pure-code-without-dom-parts', '^(contract|maths|server)/', DOM),
    {
      name: 'pure-code-without-node',
      severity: 'error',
      from: { path: '^(contract|maths|src|scenes|games)/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'server-runs-on-dependencies-only',
      severity: 'error',
      from: { path: '^server/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    preserveSymlinks: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|coverage|\\.cache|\\.data)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
