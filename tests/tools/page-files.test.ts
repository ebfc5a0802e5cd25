import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesOfPage } from '../../src/app/page-files.ts';
import { LOCALES } from '../../src/platform/locale.ts';
import { pageFiles, readPageSources } from '../../tools/build/page-files.ts';

const chunk = (name: string, sources: string[], imports: string[] = [], sheets: string[] = []) => ({
  fileName: `assets/${name}.js`,
  isEntry: name === 'first',
  imports: imports.map((imported) => `assets/${imported}.js`),
  moduleIds: sources.map((source) => `/p${source}`),
  viteMetadata: { importedCss: new Set(sheets.map((sheet) => `assets/${sheet}.css`)) },
});

const built = [
  chunk('first', ['/src/app/main.tsx'], ['runtime']),
  chunk('runtime', []),
  chunk('frame', ['/src/app/route-table.ts', '/src/platform/more-messages.ts'], ['first']),
  chunk('panels', ['/src/app/panel-layer.tsx'], ['first'], ['panels']),
  chunk('auth', ['/src/features/auth/login-panel.tsx'], ['form', 'first'], ['auth']),
  chunk('form', [], ['shared']),
  chunk('shared', [], ['runtime']),
  chunk('wallet', ['/src/features/wallet/wallets-panel.tsx'], ['shared']),
  ...LOCALES.flatMap((locale) => [
    chunk(`app-${locale}`, [`/src/messages/${locale}/page.json`, `/src/messages/${locale}/error.json`]),
    chunk(`auth-${locale}`, [`/src/messages/${locale}/auth.json`]),
  ]),
];
const signIn = {
  path: '/auth/login',
  source: '/src/features/auth/login-panel.tsx',
  messages: ['auth', 'error'],
  isForMembers: false,
};
const wallets = {
  path: '/wallets',
  source: '/src/features/wallet/wallets-panel.tsx',
  messages: ['error'],
  isForMembers: true,
};
const table = pageFiles(built, [signIn, wallets]);

describe('files that a page asks for at once', () => {
  it('page is given its panel with all that this imports, its style sheets and its words, but nothing of the first script', () => {
    expect(filesOfPage(table, '/auth/login', 'fil', false)).toEqual([
      '/assets/frame.js',
      '/assets/panels.css',
      '/assets/panels.js',
      '/assets/auth.css',
      '/assets/auth.js',
      '/assets/form.js',
      '/assets/shared.js',
      '/assets/app-fil.js',
      '/assets/auth-fil.js',
    ]);
  });

  it('guest at a page for members is given the page to sign in, a member the page itself', () => {
    expect(filesOfPage(table, '/wallets', 'en', false)).toEqual(
      filesOfPage(table, '/auth/login', 'en', false),
    );
    expect(filesOfPage(table, '/wallets', 'en', true)).toContain('/assets/wallet.js');
  });

  it('address that no page has is given nothing', () => {
    expect(filesOfPage(table, '/no/such/place', 'en', true)).toEqual([]);
  });

  it('panel that the build lacks fails the build', () => {
    const lost = { ...wallets, source: '/src/features/wallet/lost-panel.tsx' };
    expect(() => pageFiles(built, [signIn, lost])).toThrow('no file of /src/features/wallet/lost-panel.tsx');
  });

  it('manifests name the panel of every fixed address', async () => {
    const pages = await readPageSources();
    expect(pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/auth/login', '/wallets', '/activity/jackpot']),
    );
    expect(pages.filter(({ source }) => !existsSync(source.slice(1)))).toEqual([]);
  });
});
