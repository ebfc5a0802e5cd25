import { expect, it } from 'vitest';
import { COUNTRIES, nationalitiesOf } from '../../contract/auth/nationalities.ts';

it('list of countries has each of ISO 3166 once, and nothing that is none', () => {
  expect(COUNTRIES).toHaveLength(249);
  expect(new Set(COUNTRIES).size).toBe(249);
  expect(COUNTRIES.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
  const none = [
    'EU',
    'EZ',
    'UN',
    'XA',
    'XB',
    'XK',
    'ZZ',
    'QO',
    'AC',
    'CP',
    'UK',
    'SU',
    'DD',
    'FX',
    'AN',
    'YU',
  ];
  expect(none.filter((code) => COUNTRIES.includes(code))).toEqual([]);
});

it.each(['en', 'fil', 'zh-CN'])('every country has a name of its own in %s', (locale) => {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const said = COUNTRIES.map((code) => names.of(code) ?? code);
  expect(new Set(said).size).toBe(COUNTRIES.length);
  expect(said.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([]);
});

it('market accepts the countries that it names, once each, and every one where it names none', () => {
  expect(nationalitiesOf({ nationalities: [] })).toBe(COUNTRIES);
  expect(nationalitiesOf({ nationalities: ['PH', 'JP', 'PH', 'EU'] })).toEqual(['JP', 'PH']);
});
