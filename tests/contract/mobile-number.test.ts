import { expect, it } from 'vitest';
import { readMobileNumber } from '../../contract/auth/mobile-number.ts';

it.each([
  ['0917 555 0134', '+639175550134'],
  ['(0917) 555-0135', '+639175550135'],
  ['+63 917 555 0136', '+639175550136'],
  ['0895 555 0134', '+638955550134'],
  ['0904 555 0134', '+639045550134'],
  ['0991 555 0134', '+639915550134'],
  ['0817 555 0134', '+638175550134'],
])('mobile number %j, also of a prefix that the metadata do not know yet, is read as %s', (typed, number) => {
  expect(readMobileNumber(typed, '63')).toBe(number);
});

it('number that is fixed or mobile is read', () => {
  expect(readMobileNumber('(415) 555-0132', '1')).toBe('+14155550132');
});

it.each([
  ['landline', '02 8123 4567'],
  ['landline', '032 234 5678'],
  ['landline', '+63 49 501 2345'],
  ['toll-free number', '1800 10 123 4567'],
  ['toll-free number', '1800 1234 5678'],
  ['number of another country', '+1 415 555 0132'],
  ['number that the country does not have', '0123 456 7890'],
  ['number that is too short', '0917 555 013'],
  ['text', 'call me'],
])('%s %j is refused: no message reaches it', (_what, typed) => {
  expect(readMobileNumber(typed, '63')).toBeNull();
});
