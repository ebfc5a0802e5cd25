// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://127.0.0.1/" }
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anonymousAppTheme, anonymousAppThemePreview } from '../../../contract/config/config-calls.ts';
import { DEFAULT_THEME } from '../../../contract/config/theme.ts';
import { cents } from '../../../contract/money.ts';
import { VIP_THEMES } from '../../../server/rewards/default-vip-themes.ts';
import { someConfig } from '../../components/support/config.ts';
import { FakeServer } from '../../components/support/fake-server.ts';
import { somebody } from '../session/support/somebody.ts';

const theme = (themeName: string, tokens: object = {}) => ({
  themeDomian: '',
  themeJsonData: JSON.stringify(tokens),
  themeName,
});

/** A busy machine reads the chunk that paints slowly. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 6_000 });

/** A page of its own that begins with `search`: each has its own stores, as each visit does. */
async function visit(search: string, prepare: (server: FakeServer) => void) {
  vi.resetModules();
  const server = new FakeServer();
  prepare(server);
  const [
    { isThemeOnPage, startTheme },
    { setTransport },
    { themeStore },
    { configStore },
    { profileStore },
    cache,
  ] = await Promise.all([
    import('../../../src/app/theme.ts'),
    import('../../../src/platform/http/call-server.ts'),
    import('../../../src/session/config/theme-store.ts'),
    import('../../../src/session/config/config-store.ts'),
    import('../../../src/session/player/profile-store.ts'),
    import('../../../src/session/config/config-cache.ts'),
  ]);
  const { activateMessages, loadMessages } = await import('../../../src/platform/i18n.ts');
  await activateMessages('en');
  await loadMessages('shell', 'page');
  setTransport(server.transport);
  await startTheme(search);
  const wears = (name: string) => until(() => expect(themeStore.getState().name).toBe(name));
  return { server, isThemeOnPage, themeStore, configStore, profileStore, cache, wears };
}

const brass = () => document.documentElement.style.getPropertyValue('--brass');
/** The page comes back into sight `ms` from now. */
const comeBack = (ms: number) => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + ms);
  document.dispatchEvent(new Event('visibilitychange'));
  clock.mockRestore();
};

afterEach(() => {
  document.documentElement.removeAttribute('style');
  localStorage.clear();
});

describe('theme of the page', () => {
  it('[C17] [D13] theme of the server is put on, and kept for the next visit', async () => {
    const first = await visit('', (server) =>
      server.answer(anonymousAppTheme, theme('Gala', { brass: '#112233' })),
    );
    await first.wears('Gala');
    expect([brass(), first.cache.cachedTheme()?.themeName]).toEqual(['#112233', 'Gala']);
    document.documentElement.removeAttribute('style');
    const second = await visit('', (server) => server.reject(anonymousAppTheme, 'internal'));
    await second.wears('Gala');
    expect(brass()).toBe('#112233');
  });

  it('[D13] preview of the address is put on, and never kept', async () => {
    const { server, wears, cache } = await visit('?themeViewId=spring', (prepared) =>
      prepared.answer(anonymousAppThemePreview, theme('Preview', { brass: '#445566' })),
    );
    await wears('Preview');
    expect(server.asked(anonymousAppThemePreview)).toMatchObject([{ themeViewId: 'spring' }]);
    expect([server.asked(anonymousAppTheme), cache.cachedTheme()]).toEqual([[], null]);
  });

  it('[C17] page that comes back after a minute asks for the theme again, and not before', async () => {
    const { server, wears } = await visit('', (prepared) =>
      prepared.answer(anonymousAppTheme, theme('Gala')),
    );
    await wears('Gala');
    comeBack(59_000);
    expect(server.asked(anonymousAppTheme)).toHaveLength(1);
    server.answer(anonymousAppTheme, theme('Winter'));
    comeBack(61_000);
    await wears('Winter');
    expect(server.asked(anonymousAppTheme)).toHaveLength(2);
  });

  it('[C17] theme that cannot be asked for leaves the default one', async () => {
    const { server, themeStore, isThemeOnPage } = await visit('', (prepared) =>
      prepared.reject(anonymousAppTheme, 'internal'),
    );
    await until(() => expect(server.asked(anonymousAppTheme).length).toBeGreaterThan(0));
    expect([themeStore.getState().name, brass(), isThemeOnPage()]).toEqual([DEFAULT_THEME.name, '', true]);
  });

  it('[C17] later config of the server asks for the theme again, and the first one does not', async () => {
    const { server, wears, configStore } = await visit('', (prepared) =>
      prepared.answer(anonymousAppTheme, theme('Gala')),
    );
    await wears('Gala');
    configStore.setState({ config: someConfig(), source: 'server' });
    expect(server.asked(anonymousAppTheme)).toHaveLength(1);
    configStore.setState({ config: someConfig(), source: 'server' });
    await until(() => expect(server.asked(anonymousAppTheme)).toHaveLength(2));
  });

  it('[K10] level of the player brings its own metal, and the sign-out takes it back', async () => {
    const { profileStore, configStore, themeStore, wears } = await visit('', (prepared) =>
      prepared.answer(anonymousAppTheme, theme('Gala')),
    );
    await wears('Gala');
    const look = VIP_THEMES['1'];
    const firstLevel = { level: 1, experience: cents(0), betLimit: cents(0), dailyAward: '', showType: 1 };
    configStore.setState({
      config: someConfig({
        vipMap: { 1: firstLevel },
        vipThemes: { 1: { name: 'First', tokens: look?.tokens ?? {} } },
      }),
      source: 'cache',
    });
    profileStore.setState({ user: somebody({ id: 7, vip: 1 }) });
    await until(() => expect(themeStore.getState().tokens.brass).toBe(look?.tokens.brass));
    expect(brass()).toBe(look?.tokens.brass);
    profileStore.setState({ user: null });
    await until(() => expect(themeStore.getState().tokens.brass).toBe(DEFAULT_THEME.tokens.brass));
    expect(brass()).toBe(DEFAULT_THEME.tokens.brass);
  });
});
