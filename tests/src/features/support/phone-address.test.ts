import { expect, it } from 'vitest';
import { phoneAddress } from '../../../../src/features/support/phone-address.ts';

it.each([
  ['1553', 'tel:1553'],
  ['Call +63 2 8521-1542, day and night', 'tel:+63285211542'],
  ['help@house.example', null],
])('phone number to call is found in %j', (text, address) => {
  expect(phoneAddress(text)).toBe(address);
});
