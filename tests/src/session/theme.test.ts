import { describe, expect, it } from 'vitest';
import { DEFAULT_THEME } from '../../../contract/config/theme.ts';
import { VIP_LEVELS } from '../../../server/rewards/default-vip-levels.ts';
import { VIP_THEMES } from '../../../server/rewards/default-vip-themes.ts';
import { cssNameOf } from '../../../src/app/paint-theme.ts';
import { isSameTheme, readTheme } from '../../../src/session/config/read-theme.ts';
import { addThemePainter, untilThemePainted } from '../../../src/session/config/theme-painters.ts';
import { vipSkinOf } from '../../../src/session/player/vip-skin.ts';

const themeOf = (entries: object | string, name = 'Gala', domain = '') => ({
  themeDomian: domain,
  themeName: name,
  themeJsonData: typeof entries === 'string' ? entries : JSON.stringify(entries),
});

describe('theme from the server', () => {
  it('[D13] known colours override the default and others are ignored', () => {
    const theme = readTheme(
      themeOf({ brassLight: '#ABCDEF', ink: 'url(javascript:1)', unknown: '#000000', text: 7 }),
    );
    expect(theme.name).toBe('Gala');
    expect([theme.tokens.brassLight, theme.tokens.ink, theme.tokens.text]).toEqual([
      '#ABCDEF',
      '#0E0B14',
      '#F4ECDD',
    ]);
    expect('unknown' in theme.tokens).toBe(false);
  });

  it.each(['{', '[]', 'null', '"#fff"', '{"__proto__":{"ink":"#FFFFFF"}}'])(
    '[D13] stands with the default when the data is %s',
    (data) => {
      const theme = readTheme(themeOf(data, ''));
      expect([theme.name, theme.tokens]).toEqual(['Marquee', DEFAULT_THEME.tokens]);
    },
  );

  it('[D13] theme image is accepted from its own domain or as data, and from nowhere else', () => {
    const logo = (value: string) =>
      readTheme(themeOf({ logo: value }, 'Gala', 'https://cdn.example')).images.logo;
    expect(logo('/gala/logo.svg')).toBe('https://cdn.example/gala/logo.svg');
    expect(logo('data:image/webp;base64,UklGRg==')).toBe('data:image/webp;base64,UklGRg==');
    for (const bad of [
      '//evil.example/x.svg',
      'https://evil.example/x.svg',
      'javascript:alert(1)',
      'data:text/html,x',
    ]) {
      expect([bad, logo(bad)]).toEqual([bad, undefined]);
    }
  });

  it('theme that looks the same is recognised, so that nothing is repainted', () => {
    const one = readTheme(themeOf({ brass: '#abcdef' }));
    expect(isSameTheme(one, readTheme(themeOf({ brass: '#ABCDEF' })))).toBe(true);
    expect(isSameTheme(one, readTheme(themeOf({ brass: '#ABCDEE' })))).toBe(false);
    expect(isSameTheme(one, readTheme(themeOf({ brass: '#ABCDEF' }, 'Soirée')))).toBe(false);
  });

  it('token names are those of the style sheets', () => {
    expect(['brassLight', 'text2', 'ink'].map(cssNameOf)).toEqual(['--brass-light', '--text-2', '--ink']);
  });

  it('theme change waits for every painter, and for none that was removed', async () => {
    const first = Promise.withResolvers<void>();
    const stop = addThemePainter(() => first.promise);
    addThemePainter(() => Promise.reject(new Error('never asked')))();
    let isPainted = false;
    const painted = untilThemePainted().then(() => {
      isPainted = true;
    });
    await Promise.resolve();
    expect(isPainted).toBe(false);
    first.resolve();
    await painted;
    stop();
    expect(isPainted).toBe(true);
  });
});

describe('VIP skins', () => {
  const config = {
    vipMap: Object.fromEntries(VIP_LEVELS.map((level) => [String(level.level), level])) as never,
    vipThemes: Object.fromEntries(
      Object.entries(VIP_THEMES).map(([type, { name, tokens }]) => [type, { name: name.en, tokens }]),
    ) as never,
  };

  it('[K10] skin follows the level through six themes; before the first level it is the platform’s own', () => {
    const brassAt = (level: number) => vipSkinOf(config, level).brass;
    expect([0, 1, 5, 6, 11, 16, 21, 26, 30].map(brassAt)).toEqual(
      [undefined, 1, 1, 2, 3, 4, 5, 6, 6].map((type) => VIP_THEMES[String(type)]?.tokens.brass),
    );
  });

  it('[K10] no skin exists where the platform has none, or it is not loaded yet', () => {
    expect(vipSkinOf(null, 7)).toEqual({});
    expect(vipSkinOf({ ...config, vipThemes: {} }, 7)).toEqual({});
    expect(vipSkinOf(config, 99)).toEqual({});
  });

  it('[K10] skin recolours metal and background over the theme in force, and leaves its name and its jewels', () => {
    const plain = readTheme(themeOf({ mega: '#FF0044' }));
    const worn = readTheme(themeOf({ mega: '#FF0044' }), vipSkinOf(config, 6));
    expect(worn.name).toBe('Gala');
    expect(worn.tokens.mega).toBe('#FF0044');
    const changed = Object.keys(plain.tokens).filter(
      (token) => plain.tokens[token as 'ink'] !== worn.tokens[token as 'ink'],
    );
    expect(changed).toEqual(Object.keys(VIP_THEMES[2]?.tokens ?? {}));
    expect(changed.filter((token) => /mega|major|minor|mini|action|danger|success/.test(token))).toEqual([]);
  });
});
