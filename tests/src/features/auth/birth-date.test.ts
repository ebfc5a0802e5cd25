import { expect, it } from 'vitest';
import { joinBirthDate, monthNames } from '../../../../src/features/auth/birth-date.ts';
import { nationalityOptions } from '../../../../src/features/auth/nationalities.ts';

it('birth date joins its three parts to an ISO day', () => {
  expect(joinBirthDate({ day: '2', month: '4', year: '1990' })).toBe('1990-04-02');
});

it('birth date is empty while a part is missing', () => {
  expect(joinBirthDate({ day: '2', month: '', year: '1990' })).toBe('');
});

it('month list names twelve months in the language of the reader, January first', () => {
  expect(monthNames('en-PH')).toHaveLength(12);
  expect(monthNames('en-PH')[0]).toBe('January');
  expect(monthNames('zh-CN')[11]).toBe('十二月');
});

it('nationality list is in the language of the reader, the home market first', () => {
  const options = nationalityOptions(['JP', 'PH', 'AU'], 'PH', 'en-PH');
  expect(options.map(({ name }) => name)).toEqual(['Philippines', 'Australia', 'Japan']);
  expect(nationalityOptions(['JP'], 'PH', 'zh-CN')[0]?.name).toBe('日本');
});

it('nationality list offers every country where the market names none', () => {
  const codes = nationalityOptions([], 'PH', 'en-PH').map(({ code }) => code);
  expect(codes[0]).toBe('PH');
  expect(codes.length).toBeGreaterThan(200);
});
