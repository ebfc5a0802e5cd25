import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkBoundaries } from '../../tools/boundaries.ts';
import { SERVER_RANKS } from '../../tools/server-ranks.ts';
import { plantFiles } from './support/plant-file.ts';

/** A small temporary project: files by path, with the real packages. */
function makeProject(files: Record<string, string>): string {
  const folder = fs.realpathSync(plantFiles(files));
  fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

const value = 'export const value = 1;';
const use = (from: string) => `import { value } from '${from}';\nexport const used = value;`;

type Breach = readonly [rule: string, from: string, to: string];

const SERVER_BREACHES: readonly Breach[] = [
  ['server-base-imports-lower-ranks-only', 'context.ts', 'http/b.ts'],
  ['server-base-imports-lower-ranks-only', 'names/a.ts', 'wallet/public/b.ts'],
  ['server-db-imports-lower-ranks-only', 'db/a.ts', 'ledger/b.ts'],
  ['server-ledger-imports-lower-ranks-only', 'ledger/a.ts', 'http/b.ts'],
  ['server-ledger-imports-lower-ranks-only', 'ledger/a.ts', 'wallet/public/b.ts'],
  ['server-audit-imports-lower-ranks-only', 'audit/a.ts', 'auth/public/b.ts'],
  ['server-http-imports-lower-ranks-only', 'http/a.ts', 'games/public/b.ts'],
  ['server-http-imports-lower-ranks-only', 'http/a.ts', 'ops/b.ts'],
  ['server-jobs-imports-lower-ranks-only', 'jobs/a.ts', 'kyc/public/b.ts'],
  ['server-ops-imports-lower-ranks-only', 'ops/a.ts', 'config/public/b.ts'],
  ['server-auth-imports-lower-ranks-only', 'auth/a.ts', 'wallet/public/b.ts'],
  ['server-games-imports-lower-ranks-only', 'games/a.ts', 'profile/public/b.ts'],
  ['server-adapters-imports-lower-ranks-only', 'adapters/a.ts', 'ledger/b.ts'],
  ['server-module-imports-lower-ranks-only', 'module.ts', 'config/public/b.ts'],
  ['server-support-imports-lower-ranks-only', 'support/a.ts', 'sandbox/b.ts'],
  ['server-domain-sees-only-what-another-shows', 'wallet/a.ts', 'auth/b.ts'],
  ['server-domain-sees-only-what-another-shows', 'auth/public/a.ts', 'wallet/b.ts'],
  ['server-domain-sees-only-what-another-shows', 'sandbox/a.ts', 'wallet/b.ts'],
  ['server-composition-sees-only-what-a-domain-shows', 'modules.ts', 'wallet/b.ts'],
  ['server-manifests-are-for-the-composition', 'wallet/a.ts', 'auth/module.ts'],
  ['server-composition-is-for-programs', 'wallet/a.ts', 'modules.ts'],
];

/** All of them in one project: reading it is most of a check. */
function plantBreaches(breaches: readonly Breach[]): Record<string, string> {
  const imports = new Map(breaches.map(([, , to]): [string, string[]] => [to, []]));
  for (const [, from, to] of breaches) {
    const specifier = path.posix.relative(path.posix.dirname(from), to);
    imports.set(from, [
      ...(imports.get(from) ?? []),
      specifier.startsWith('.') ? specifier : `./${specifier}`,
    ]);
  }
  return Object.fromEntries(
    [...imports].map(([file, names]) => [
      `server/${file}`,
      [...names.map((name, at) => `export * as part${at} from '${name}';`), value].join('\n'),
    ]),
  );
}

/** What the check says of them; filled by the first test that asks. */
let toldOfBreaches: Promise<string> | undefined;

describe('import boundaries', () => {
  it.each([
    ['contract', 'server', { 'contract/a.ts': use('../server/b.ts'), 'server/b.ts': value }],
    ['platform', 'session', { 'src/platform/a.ts': use('../session/b.ts'), 'src/session/b.ts': value }],
    ['server', 'src', { 'server/a.ts': use('../src/ui/b.ts'), 'src/ui/b.ts': value }],
    ['features', 'stage', { 'src/features/auth/a.tsx': use('../../stage/b.ts'), 'src/stage/b.ts': value }],
    ['scenes', 'session', { 'scenes/lobby/a.ts': use('../../src/session/b.ts'), 'src/session/b.ts': value }],
    [
      'mirror',
      'a scene',
      { 'src/stage/mirror/a.tsx': use('../../../scenes/x/b.ts'), 'scenes/x/b.ts': value },
    ],
    [
      'page of a game',
      'the list of games',
      { 'games/x/main.ts': use('../game-list.ts'), 'games/game-list.ts': value },
    ],
    [
      'descriptor of a game',
      'its scene',
      { 'games/x/game.ts': use('./open-scene.ts'), 'games/x/open-scene.ts': value },
    ],
    ['server', 'a game’s page', { 'server/a.ts': use('../games/x/b.ts'), 'games/x/b.ts': value }],
    [
      'second verifier',
      'our maths',
      { 'tests/second-verifier/a.ts': use('../../maths/b.ts'), 'maths/b.ts': value },
    ],
    [
      'second verifier',
      'a test of ours',
      { 'tests/second-verifier/a.ts': use('../maths/b.ts'), 'tests/maths/b.ts': value },
    ],
    ['features', 'another', { 'src/features/a/a.ts': use('../b/b.ts'), 'src/features/b/b.ts': value }],
    [
      'model of a feature',
      'the feature’s stores',
      { 'src/features/a/model/a.ts': use('../b.ts'), 'src/features/a/b.ts': value },
    ],
  ])('%s may not import %s', async (_from, _to, files) => {
    await expect(checkBoundaries(makeProject(files))).rejects.toThrow(/ → /);
  });

  it.each(SERVER_BREACHES)('rule %s: server/%s may not import server/%s', async (rule, from, to) => {
    toldOfBreaches ??= checkBoundaries(makeProject(plantBreaches(SERVER_BREACHES))).catch(String);
    expect(await toldOfBreaches).toContain(`${rule}: server/${from} → server/${to}`);
  });

  it('server domain may import itself, the layers below and the public modules of other domains', async () => {
    const files = {
      'server/auth/a.ts': use('./b.ts'),
      'server/auth/b.ts': use('../config/public/c.ts'),
      'server/auth/module.ts': use('../http/handler.ts'),
      'server/http/handler.ts': use('../ledger/e.ts'),
      'server/ledger/e.ts': use('../db/f.ts'),
      'server/config/public/c.ts': use('../d.ts'),
      'server/config/d.ts': use('../context.ts'),
      'server/context.ts': use('./db/f.ts'),
      'server/db/f.ts': value,
      'server/modules.ts': use('./auth/module.ts'),
      'server/main.ts': use('./modules.ts'),
    };
    await expect(checkBoundaries(makeProject(files))).resolves.toMatch(/modules/);
  });

  it('ranks name every folder of the server once', () => {
    const folders = fs
      .readdirSync('server', { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !['names', 'localization'].includes(entry.name))
      .map(({ name }) => name);
    const units = SERVER_RANKS.flat().filter((unit) => !['base', 'module', 'programs'].includes(unit));
    expect(units.sort()).toEqual(folders.sort());
  });

  it('type import and dynamic import that go up are reported', async () => {
    const files = {
      'server/auth/a.ts': "import type { B } from '../wallet/public/b.ts';\nexport type A = B;",
      'server/config/a.ts': "export const load = () => import('../wallet/public/b.ts');",
      'server/wallet/public/b.ts': 'export type B = 1;',
    };
    const told = await checkBoundaries(makeProject(files)).catch(String);
    expect(told).toContain('server/auth/a.ts → server/wallet/public/b.ts');
    expect(told).toContain('server/config/a.ts → server/wallet/public/b.ts');
  });

  it('type import is checked like a value import', async () => {
    const files = {
      'contract/a.ts': "import type { B } from '../server/b.ts';\nexport type A = B;",
      'server/b.ts': 'export type B = 1;',
    };
    await expect(checkBoundaries(makeProject(files))).rejects.toThrow('contract-sees-only');
  });

  it('dynamic import is checked like a static one', async () => {
    const files = {
      'src/ui/a.tsx': "export const load = () => import('../app/b.ts');",
      'src/app/b.ts': value,
    };
    await expect(checkBoundaries(makeProject(files))).rejects.toThrow('ui-sees-only');
  });

  it.each([
    ['src/features/games/a.ts', 'pixi.js'],
    ['src/stage/mirror/a.ts', 'gsap'],
    ['scenes/lobby/a.ts', 'react'],
    ['scenes/lobby/layout.ts', 'pixi.js'],
    ['server/a.ts', 'zustand'],
    ['maths/a.ts', 'node:crypto'],
    ['tests/second-verifier/a.ts', '@noble/hashes/sha2.js'],
  ])('%s may not import the package %s', async (file, name) => {
    const project = makeProject({ [file]: `import * as all from '${name}';\nexport const used = all;` });
    await expect(checkBoundaries(project)).rejects.toThrow(/ → /);
  });

  it('import cycle is rejected', async () => {
    const files = { 'maths/a.ts': use('./b.ts'), 'maths/b.ts': `${use('./a.ts')}\n${value}` };
    await expect(checkBoundaries(makeProject(files))).rejects.toThrow('no-cycles');
  });

  it('unreadable file fails the check instead of passing unseen', async () => {
    const files = { 'contract/a.ts': value, 'contract/b.ts': 'export const = ;' };
    await expect(checkBoundaries(makeProject(files))).rejects.toThrow();
  });
});
