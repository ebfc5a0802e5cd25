import { beforeEach, describe, expect, it } from 'vitest';
import { readMobileNumber } from '../../../../contract/auth/mobile-number.ts';
import {
  deleteInviteCode,
  deleteTicket,
  readInviteCode,
  readTicket,
  saveInviteCode,
  saveTicket,
} from '../../../../src/features/auth/newcomer.ts';
import { showPhone } from '../../../../src/features/auth/phone.ts';

const ticket = { ticket: 'a', expiresAt: 2000, name: '+639171234567' };

describe('saved registration data', () => {
  beforeEach(() => {
    deleteTicket();
    deleteInviteCode();
  });

  it('registration ticket is kept until it expires', () => {
    saveTicket(ticket);
    expect(readTicket(1999)).toEqual(ticket);
    expect(readTicket(2000)).toBeNull();
    deleteTicket();
    expect(readTicket(1000)).toBeNull();
  });

  it('invite code is kept when a later page has none', () => {
    saveInviteCode('ABCD2345');
    saveInviteCode('');
    expect(readInviteCode()).toBe('ABCD2345');
  });
});

describe('phone number', () => {
  it.each([
    ['0917 123 4567', '+639171234567'],
    ['917-123-4567', '+639171234567'],
    ['+63 917 123 4567', '+639171234567'],
    ['+1 212 555 0123', null],
    ['12', null],
    ['', null],
  ])('config %j of the market is read as %s', (typed, phone) => {
    expect(readMobileNumber(typed, '63')).toBe(phone);
  });

  it('number is formatted as its country writes it', () => {
    expect(showPhone('+639171234567')).toBe('+63 917 123 4567');
    expect(showPhone('Guest')).toBe('Guest');
  });
});
