import { expect, it } from 'vitest';
import { joinBirthDate, monthNames } from '../../../../src/features/auth/birth-date-field.tsx';
import { nationalityOptions } from '../../../../src/features/auth/nationalities.ts';
import { activateMessages } from '../../../../src/platform/i18n.ts';

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

it('nationality list is in the language of the reader, the home market first', async () => {
  await activateMessages('en');
  const options = nationalityOptions(['JP', 'PH', 'AX', 'AU', 'ZW'], 'PH');
  expect(options.map(({ name }) => name)).toEqual([
    'Philippines',
    'Åland Islands',
    'Australia',
    'Japan',
    'Zimbabwe',
  ]);
  await activateMessages('zh-CN');
  expect(nationalityOptions(['JP'], 'PH')[0]?.name).toBe('日本');
  await activateMessages('en');
});
