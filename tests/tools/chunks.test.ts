import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lateChunks } from '../../tools/build/late-chunks.ts';
import { chunkGroups, type LatePlan } from '../../tools/build/name-chunks.ts';

type Graph = Readonly<
  Record<string, { readonly now?: readonly string[]; readonly later?: readonly string[] }>
>;

/** The chunk of each module; null for one that the bundler places by itself. */
function namesOf(imports: Graph, late: LatePlan): Record<string, string | null> {
  const graph = {
    getModuleInfo: (id: string) =>
      imports[id]
        ? { importedIds: imports[id].now ?? [], dynamicallyImportedIds: imports[id].later ?? [] }
        : null,
  };
  const groups = chunkGroups([{ name: 'first', entry: 'main' }], late).toSorted(
    (a, b) => b.priority - a.priority,
  );
  return Object.fromEntries(
    Object.keys(imports).map((id) => [id, groups.flatMap((group) => group.name(id, graph) ?? [])[0] ?? null]),
  );
}

const LATE: LatePlan = {
  shared: 'shared',
  libraries: { query: /^lib-query/, form: /^lib-form/ },
  names: ['wallet', 'member'],
  nameOf: (id) => (id.startsWith('wallet') ? 'wallet' : id.startsWith('member') ? 'member' : null),
};

describe('on-demand chunks', () => {
  it('pages of one feature share a file with the modules that they alone import', () => {
    const names = namesOf(
      {
        main: { later: ['wallet-a', 'wallet-b'] },
        'wallet-a': { now: ['card'] },
        'wallet-b': { now: ['card'] },
        card: {},
      },
      LATE,
    );
    expect(names).toEqual({ main: 'first', 'wallet-a': 'wallet', 'wallet-b': 'wallet', card: 'wallet' });
  });

  it('module that two features import goes into the shared file', () => {
    const names = namesOf(
      {
        main: { later: ['wallet-a', 'member-a'] },
        'wallet-a': { now: ['tabs'] },
        'member-a': { now: ['tabs'] },
        tabs: {},
      },
      LATE,
    );
    expect(names.tabs).toBe('shared');
  });

  it('shared module that needs a library goes with the last library it needs', () => {
    const names = namesOf(
      {
        main: { later: ['wallet-a', 'member-a'] },
        'wallet-a': { now: ['form', 'list'] },
        'member-a': { now: ['form', 'list'] },
        form: { now: ['list', 'lib-form'] },
        list: { now: ['lib-query'] },
        'lib-form': {},
        'lib-query': {},
      },
      LATE,
    );
    expect(names).toMatchObject({ form: 'form', list: 'query', 'lib-form': 'form', 'lib-query': 'query' });
  });

  it('module without a chunk name stays a file of its own, and its shared imports do not', () => {
    const names = namesOf(
      {
        main: { later: ['odd', 'wallet-a'] },
        odd: { now: ['tabs', 'own'] },
        'wallet-a': { now: ['tabs'] },
        tabs: {},
        own: {},
      },
      LATE,
    );
    expect(names).toMatchObject({ odd: null, own: null, tabs: 'shared', 'wallet-a': 'wallet' });
  });

  it('module of the first script is in no on-demand file', () => {
    const names = namesOf(
      { main: { now: ['react'], later: ['wallet-a'] }, react: {}, 'wallet-a': { now: ['react'] } },
      LATE,
    );
    expect(names.react).toBe('first');
  });
});

describe('names of on-demand chunks', () => {
  it.each([
    ['/p/src/messages/en/lobby.json', '', 'messages-first-en'],
    ['/p/src/messages/fil/cashier.json', '', 'messages-wallet-fil'],
    ['/p/src/messages/zh-CN/error.json', '', 'messages-app-zh-CN'],
    ['/p/src/features/wallet/bonus-panel.tsx', '/p/src/features/wallet/module.ts', 'wallet'],
    ['/p/src/features/rights/legal/legal-document.tsx', '/p/src/features/rights/module.ts', 'rights'],
    ['/p/src/ui/qr-code.ts', '/p/src/ui/use-qr.ts', null],
    ['/p/src/features/mall/points-panel.tsx', '/p/src/features/mall/module.ts', 'rewards'],
    ['/p/src/features/mail/news/notices-overlay.tsx', '/p/src/features/mail/module.ts', 'mail'],
    ['/p/src/features/support/feedback/feedback-panel.tsx', '/p/src/features/support/module.ts', 'rights'],
    [
      '/p/src/features/install/install-line.tsx',
      '/p/src/features/install/start-install-offer.ts',
      'activities',
    ],
    ['/p/src/features/auth/phone-login-form.tsx', '/p/src/features/auth/login-panel.tsx', 'auth-phone'],
    ['/p/src/stage/scratch-card-binding.ts', '/p/src/stage/scene-registry.ts', 'front'],
    ['/p/src/stage/front-host.tsx', '/p/src/app/front-scene.tsx', 'front'],
    ['/p/src/app/jackpot-page.tsx', '/p/src/app/module.ts', 'pages'],
    ['/p/node_modules/web-vitals/index.js', '/p/src/app/services.ts', null],
  ])('%s imported by "%s" goes to %s', (id, importer, name) => {
    expect(lateChunks.nameOf(id, importer)).toBe(name);
  });
});

it('no module of the app has a top-level await: the bundler would keep a file of its own for each that is imported on demand', () => {
  const waits = globSync('{src,scenes,contract}/**/*.{ts,tsx}').filter((file) =>
    /^(?:(?:export )?(?:const|let) [^=]+= )?await /m.test(readFileSync(file, 'utf8')),
  );
  expect(waits).toEqual([]);
});
