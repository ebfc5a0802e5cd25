import type { KycStatus } from '../../../contract/kyc/kyc-calls.ts';
import { kycConfig } from '../../../server/kyc/kyc-config.ts';

/** The check of a player who has not begun it, but for `changes`. */
export const kycStatus = (changes: Partial<KycStatus> = {}): KycStatus => ({
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
    birthDate: '1991-04-23',
    nationality: 'PH',
    address: { line: '', city: '', region: '', postCode: '' },
  },
  documents: [...kycConfig.initial.documents],
  sides: [],
  draft: null,
  minSide: 600,
  maxBytes: 6_000_000,
  ...changes,
});
