import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from '../../../server/auth/common-passwords.ts';
import { makeDisplayId } from '../../../server/auth/new-player.ts';
import { CallError } from '../../../server/call-error.ts';
import { parseTypedJson, readPath, writePath } from '../../../server/config/json-path.ts';
import { pickIcons } from '../../../server/http/icon-data.ts';
import { originsOf } from '../../../server/http/origins.ts';
import { inlineSources, isNavigation } from '../../../server/http/page-files.ts';
import { parseJson } from '../../../server/http/parse-body.ts';
import { chooseLocale, LOCALES } from '../../../server/localization/localized.ts';
import { makeId } from '../../../server/make-id.ts';
import { marketDay } from '../../../server/market-day.ts';

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });

describe('parsing a body', () => {
  it('every flat JSON object is parsed unchanged', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 })), (value) => {
        const text = JSON.stringify(value);
        fc.pre(!text.includes(String.raw`\u0000`));
        expect(parseJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('all other bodies are rejected with a CallError', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        try {
          expect(typeof parseJson(text)).toBe('object');
        } catch (error) {
          expect(error).toBeInstanceOf(CallError);
        }
      }),
    );
  });

  it('escaped backslash before u0000 is not a null character', () => {
    expect(parseJson(String.raw`{"a":"\\u0000"}`)).toEqual({ a: String.raw`\u0000` });
  });
});

describe('small parsers', () => {
  it('language is always found', () => {
    fc.assert(fc.property(fc.string(), (header) => LOCALES.includes(chooseLocale(header))));
    expect(chooseLocale(undefined)).toBe('en');
    expect(chooseLocale('xx, zh-TW;q=0.8, en')).toBe('zh-CN');
  });

  it('ids increase with time, are unique and of version 7', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 47 }), bytes(10), bytes(10), (now, a, b) => {
        const [early, late] = [makeId(now, a), makeId(now + 1, b)];
        expect(early < late).toBe(true);
        expect(early).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      }),
    );
  });

  it('display id of any bytes has nine digits', () => {
    fc.assert(fc.property(bytes(6), (random) => /^[1-9]\d{8}$/.test(String(makeDisplayId(random)))));
  });

  it('navigation, file and call are distinguished', () => {
    expect(isNavigation('GET', '/wallets?name=deposit', 'text/html,*/*')).toBe(true);
    expect(isNavigation('GET', '/member/v1.2/x', 'text/html')).toBe(true);
    expect(isNavigation('GET', '/assets/gone-abcdef12.js', 'text/html')).toBe(false);
    expect(isNavigation('GET', '/wallets', 'image/webp')).toBe(false);
    expect(isNavigation('POST', '/wallets', 'text/html')).toBe(false);
    for (const path of ['/app/v1/x', '/app/v1', '/assets/gone', '/art/x/gone?a=1', '/icons/'])
      expect([path, isNavigation('GET', path, 'text/html')]).toEqual([path, false]);
    expect(isNavigation('GET', '/artists', 'text/html')).toBe(true);
  });

  it('inline scripts of a page are hashed, and scripts with an address are not', () => {
    const html = '<style>a{}</style><script src="/x.js"></script><script type="module">let a</script>';
    const { inlineStyles, inlineScripts } = inlineSources(html);
    expect([inlineStyles.length, inlineScripts.length]).toEqual([1, 1]);
    expect(inlineStyles[0]).toMatch(/^'sha256-[\w+/]{43}='$/);
  });

  it('sibling origins are derived from the address that the caller used', () => {
    const settings = { port: 8080, publicOrigin: null, gamesOrigin: null };
    expect(originsOf({ protocol: 'http', host: 'box.local:8080' }, settings)).toEqual({
      app: 'http://box.local:8080',
      games: 'http://box.local:8081',
      sandbox: 'http://box.local:8082',
    });
    expect(originsOf({ protocol: 'http', host: '[::1]:8080' }, settings).games).toBe('http://[::1]:8081');
    const set = { ...settings, publicOrigin: 'https://a.example', gamesOrigin: 'https://g.example' };
    expect(originsOf({ protocol: 'http', host: 'x' }, set)).toMatchObject({
      app: 'https://a.example',
      games: 'https://g.example',
    });
  });

  it('icons are selected with the parents of their aliases, and missing ones are named', () => {
    const set = {
      prefix: 'ph',
      icons: { bell: { body: '<a/>' } },
      aliases: { ring: { parent: 'bell' } },
      width: 24,
    };
    expect(pickIcons(set, ['ring', 'toString', 'gone'])).toEqual({
      prefix: 'ph',
      width: 24,
      icons: { bell: { body: '<a/>' } },
      aliases: { ring: { parent: 'bell' } },
      not_found: ['toString', 'gone'],
    });
  });

  it('one field of a config value is changed and the rest is kept', () => {
    const value = { a: { b: [1, 2, { c: 'x' }] }, d: 4 };
    expect(writePath(value, ['a', 'b', '2', 'c'], 'y')).toEqual({ a: { b: [1, 2, { c: 'y' }] }, d: 4 });
    expect(value.a.b[2]).toEqual({ c: 'x' });
    expect(() => readPath(value, ['a', 'constructor'])).toThrow('no field "constructor"');
    expect(() => writePath(value, ['__proto__', 'x'], 1)).toThrow('no field');
    expect([parseTypedJson('12'), parseTypedJson('plain words'), parseTypedJson('{"a":1}')]).toEqual([
      12,
      'plain words',
      { a: 1 },
    ]);
    expect(() => parseTypedJson('{a:1}')).toThrow('Not valid JSON');
  });

  it('day is the one of the market', () => {
    const at = Date.UTC(2027, 0, 1, 16, 0);
    expect(marketDay(at, 'Asia/Manila')).toBe('2027-01-02');
    expect(marketDay(at - 1, 'Asia/Manila')).toBe('2027-01-01');
    expect(marketDay(at, 'UTC')).toBe('2027-01-01');
  });

  it.each([
    'Password1',
    'P4ssw0rd2024',
    'iloveyou99',
    '1234qwerty',
    'MahalKita7',
    'sunshine!2',
    'dragonmaster5',
  ])('%s is known as a common password', (password) => {
    expect(isCommonPassword(password, 'somebody')).toBe(true);
  });

  it.each(['Quiet-Harbour-71', 'velvet9Tramline', 'kaliwa88kanan'])(
    '%s is not known as a common password',
    (password) => {
      expect(isCommonPassword(password, 'somebody')).toBe(false);
    },
  );
});
