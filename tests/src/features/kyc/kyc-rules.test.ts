import { describe, expect, it } from 'vitest';
import type { KycStatus } from '../../../../contract/kyc/kyc-calls.ts';
import { isDocumentNumber } from '../../../../contract/kyc/kyc-rules.ts';
import {
  canUseAnyway,
  draftOf,
  listErrorsOf,
  missingSides,
  NO_IMAGE,
  todayOf,
} from '../../../../src/features/kyc/kyc-rules.ts';

const STATUS: KycStatus = {
  state: 'none',
  submittedAt: null,
  decidedAt: null,
  reason: null,
  usualHours: 24,
  isByPerson: false,
  triesLeft: 5,
  person: {
    realName: '',
    isNameFixed: false,
    birthDate: '1990-01-01',
    nationality: 'PH',
    address: { line: '', city: '', region: '', postCode: '' },
  },
  documents: [
    { kind: 'nationalId', hasBack: true, hasExpiry: false },
    { kind: 'passport', hasBack: false, hasExpiry: true },
  ],
  sides: [],
  draft: null,
  minSide: 480,
  maxBytes: 8_000_000,
};
const draft = {
  ...draftOf(STATUS),
  realName: 'Ligaya Santos',
  line: '12 Mabini',
  city: 'Manila',
  number: 'PH1234',
};
const about = { documents: STATUS.documents, today: '2027-03-10' };

describe('step of the identity check', () => {
  it('[R48] step names the field that is missing, and nothing once all are filled', () => {
    expect(listErrorsOf('person', { ...draft, realName: ' ' }, about)).toEqual({ realName: 'name' });
    expect(listErrorsOf('address', { ...draft, line: '', city: '' }, about)).toEqual({
      line: 'line',
      city: 'city',
    });
    expect(listErrorsOf('document', { ...draft, number: '12' }, about)).toEqual({ number: 'number' });
    for (const step of ['person', 'address', 'document', 'pictures'] as const)
      expect(listErrorsOf(step, draft, about)).toEqual({});
  });

  it('[R48] step accepts a single name where a person has one', () => {
    expect(listErrorsOf('person', { ...draft, realName: 'Sukarno' }, about)).toEqual({});
  });

  it('[R48] expiry date is required only for a document that has one, and is valid on its last day', () => {
    const passport = { ...draft, kind: 'passport' as const };
    expect(listErrorsOf('document', passport, about)).toEqual({ expiresOn: 'expiry' });
    expect(listErrorsOf('document', { ...passport, expiresOn: '2027-03-09' }, about)).toEqual({
      expiresOn: 'expiry',
    });
    expect(listErrorsOf('document', { ...passport, expiresOn: '2027-03-10' }, about)).toEqual({});
  });

  it('[R48] back side is required for a card and not for a passport', () => {
    const sent = { ...NO_IMAGE, phase: 'sent' as const };
    const images = { front: sent, back: NO_IMAGE, selfie: sent };
    expect(missingSides(STATUS, draft, images)).toEqual(['back']);
    expect(missingSides(STATUS, { ...draft, kind: 'passport' }, images)).toEqual([]);
  });

  it('[R48] blurred image can be used anyway, and one that the server would reject cannot', () => {
    const blob = new Blob();
    expect(canUseAnyway({ issues: ['blur', 'glare', 'cut', 'dark'], blob })).toBe(true);
    for (const issue of ['small', 'bytes', 'unreadable'] as const)
      expect(canUseAnyway({ issues: [issue], blob })).toBe(false);
    expect(canUseAnyway({ issues: ['blur'], blob: null })).toBe(false);
  });

  it('document number is accepted as it is printed', () => {
    for (const number of ['N01-22-123456', 'P1234567A', '1234 5678 9012', 'ab/12.34-5'])
      expect(isDocumentNumber(number)).toBe(true);
    for (const number of ['', 'ABCDEF', '12', 'ÄÖ12345', '<b>12345</b>', '1'.repeat(25)])
      expect(isDocumentNumber(number)).toBe(false);
  });

  it('current day is that of the player’s time zone', () => {
    expect(todayOf(new Date(2027, 0, 5, 23, 59))).toBe('2027-01-05');
  });
});
