import { beforeEach, describe, expect, it } from 'vitest';
import {
  deleteInviteCode,
  deleteTicket,
  readInviteCode,
  readTicket,
  saveInviteCode,
  saveTicket,
} from '../../../../src/features/auth/newcomer.ts';
import { readPhone, showPhone } from '../../../../src/features/auth/phone.ts';

const ticket = { ticket: 'a', expiresAt: 2000, name: '+639171234567' };

describe('what is kept of a newcomer', () => {
  beforeEach(() => {
    deleteTicket();
    deleteInviteCode();
  });

  it('is the ticket, until its time is over', () => {
    saveTicket(ticket);
    expect(readTicket(1999)).toEqual(ticket);
    expect(readTicket(2000)).toBeNull();
    deleteTicket();
    expect(readTicket(1000)).toBeNull();
  });

  it('is the friend’s code, which a page without one does not forget', () => {
    saveInviteCode('ABCD2345');
    saveInviteCode('');
    expect(readInviteCode()).toBe('ABCD2345');
  });
});

describe('a number', () => {
  it.each([
    ['0917 123 4567', '+639171234567'],
    ['917-123-4567', '+639171234567'],
    ['+63 917 123 4567', '+639171234567'],
    ['+1 212 555 0123', null],
    ['12', null],
    ['', null],
  ])('%j of the market is read as %s', (typed, phone) => {
    expect(readPhone(typed, '63')).toBe(phone);
  });

  it('is shown as its country writes it', () => {
    expect(showPhone('+639171234567')).toBe('+63 917 123 4567');
    expect(showPhone('Guest')).toBe('Guest');
  });
});
