// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://127.0.0.1/" }
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LOCK_MS } from '../../../contract/limits.ts';
import { cents } from '../../../contract/money.ts';
import { CallFailure } from '../../../src/platform/http/call-failure.ts';
import { activateMessages, loadMessages } from '../../../src/platform/i18n.ts';
import { describeFailure } from '../../../src/session/calls/describe-failure.ts';
import { configStore } from '../../../src/session/config/config-store.ts';
import { unitWorth, withWorth, worthText } from '../../../src/session/config/unit-worth.ts';
import {
  describeFamilyDecision,
  familyDecisionIn,
  objectionAddress,
} from '../../../src/session/player/family-decision.ts';
import { appealAddress, describeForfeiture, forfeitureIn } from '../../../src/session/player/forfeiture.ts';
import { readWithdrawalTicket } from '../../../src/session/player/withdrawal-only.ts';
import { sessionEndOf, sessionEndStore } from '../../../src/session/sign-in/session-end.ts';
import { loadSessionEndText, sessionEndText } from '../../../src/session/sign-in/session-end-text.ts';
import { someConfig } from '../../components/support/config.ts';

beforeAll(() => activateMessages('en'));
afterEach(() => {
  configStore.setState({ config: null, source: 'none' });
  sessionEndStore.setState({ end: null });
});

/** Noon in Manila and in most other places, so that the day is the same everywhere. */
const AT = Date.UTC(2026, 2, 9, 12);
const failure = (key: CallFailure['key'], details?: unknown, code = 0) =>
  new CallFailure(key, 'accountLogin', { details, code });

describe('failure in words', () => {
  it('failure has the words of the shell until its own have come, and a lost network is named', async () => {
    await loadMessages('shell');
    expect(describeFailure(failure('offline'))).toMatch(/^You’re offline\./);
    expect(describeFailure(failure('internal'))).toBe('Couldn’t load this page');
    expect(describeFailure(new Error('stack'))).toBe('Couldn’t load this page');
  });

  it('unknown failure shows its code, and never the text of a server or a stack', async () => {
    await loadMessages('error');
    const odd = new CallFailure('unknown', 'accountLogin', { code: 4711, msg: 'SELECT * FROM players' });
    expect(describeFailure(odd)).toBe('That didn’t work. Try again in a moment. (4711)');
    expect(describeFailure(new Error('stack'))).toBe('That didn’t work. Try again in a moment. (0)');
    expect(describeFailure(undefined)).toBe('That didn’t work. Try again in a moment. (0)');
  });

  it('[V05] refusal for age names the age of the refusal, else the market’s', async () => {
    await loadMessages('error');
    configStore.setState({ config: someConfigOfAge(21) });
    expect(describeFailure(failure('underAge'))).toBe('You must be 21 or older to play here.');
    expect(describeFailure(failure('underAge', { minimumAge: 25 }))).toBe(
      'You must be 25 or older to play here.',
    );
  });

  it('locked account names the moment from which a try is worth it', async () => {
    await loadMessages('error');
    const time = (at: number) =>
      new Intl.DateTimeFormat('en-PH', { timeStyle: 'short', timeZone: 'Asia/Manila' })
        .format(at)
        .replaceAll(/\s/g, ' ');
    const told = describeFailure(failure('accountLocked', { until: AT })).replaceAll(/\s/g, ' ');
    expect(told).toBe(`Too many tries. Try again at ${time(AT)} or reset your password.`);
    const untold = describeFailure(failure('accountLocked', { until: 'soon' })).replaceAll(/\s/g, ' ');
    const known = [0, 60_000].map((late) => time(Date.now() + LOCK_MS - late));
    expect(known.some((at) => untold.includes(at))).toBe(true);
  });
});

const someConfigOfAge = (minimumAge: number) => {
  const config = someConfig();
  return { ...config, market: { ...config.market, minimumAge } };
};

const forfeited = {
  number: 'F-12',
  at: AT,
  amount: 123_456,
  reason: 'underAge',
  text: 'Born in 2010.',
  appealUntil: AT + 30 * 86_400_000,
  reversedAt: null,
} as const;

describe('forfeiture that a refused sign-in tells', () => {
  it('forfeiture is told in full sentences, with its amount, reason and last day', async () => {
    await loadMessages('shell', 'error');
    const told = forfeitureIn({ forfeiture: forfeited });
    expect(told?.amount).toBe(cents(123_456));
    expect(told && describeForfeiture(told)).toEqual([
      'On Mar 9, 2026 we took ₱1,234.56 from your account: balance, safebox and unearned bonuses. Reference: F-12.',
      'Reason: you are under the minimum age.',
      'What we found: Born in 2010.',
      'You can appeal until Apr 8, 2026. Someone who didn’t take this decision will review it. If your appeal succeeds, we pay it all back.',
    ]);
    expect(told && appealAddress(told)).toBe('/complaint?topic=forfeiture&subject=F-12');
  });

  it('forfeiture of an excluded person names the play, and contradicts no promise to those who only exclude themselves', async () => {
    await loadMessages('shell', 'error');
    const [, reason] = describeForfeiture({ ...forfeited, amount: cents(1), reason: 'excludedPerson' });
    expect(reason).toBe(
      'Reason: you played while you were excluded from gambling. An exclusion alone takes no money.',
    );
    // Both are read one below the other where somebody of whom both hold signs in.
    expect(describeFailure(failure('selfExcluded'))).toContain('Money in the account is still yours');
  });

  it.each([
    [null],
    ['text'],
    [{}],
    [{ forfeiture: null }],
    [{ forfeiture: { ...forfeited, amount: 0.5 } }],
    [{ forfeiture: { ...forfeited, reason: 'because' } }],
  ])('details %j tell of no forfeiture', (details) => {
    expect(forfeitureIn(details)).toBeNull();
  });
});

describe('exclusion that a family has asked for', () => {
  const decision = { number: 'X-1', at: AT, period: 'year', until: AT, told: 'Rent was lost.' } as const;

  it.each([
    [AT, 'It applies until Mar 9, 2026. After that, you can ask to have it lifted.'],
    [null, 'It’s permanent.'],
  ])('exclusion until %s is told with its reason and the way to object', async (until, words) => {
    await loadMessages('error');
    const told = familyDecisionIn({ familyExclusion: { ...decision, until } });
    expect(told && describeFamilyDecision(told)).toEqual([
      'Why: Rent was lost.',
      words,
      'To object, quote reference X-1. Someone who didn’t take the decision will review it.',
    ]);
    expect(told && objectionAddress(told)).toBe('/complaint?topic=protection&subject=X-1');
  });

  it.each([[undefined], [{ familyExclusion: {} }], [{ familyExclusion: { ...decision, period: 'hour' } }]])(
    'details %j tell of none',
    (details) => {
      expect(familyDecisionIn(details)).toBeNull();
    },
  );
});

describe('end of a session', () => {
  it.each(['operator', 'password', 'device', 'idle', 'expired'] as const)(
    '[E02] session that ended by %s is told with its reason, once the words are there',
    async (reason) => {
      await loadMessages('shell');
      const end = sessionEndOf(failure('sessionEnded', { reason }, 401));
      expect(end).toBe(reason);
      sessionEndStore.setState({ end });
      const told = await loadSessionEndText();
      expect(told).not.toBe('Your session has ended. Sign in again to continue.');
      expect(sessionEndText()).toBe(told);
    },
  );

  it.each([[undefined], [{ reason: 'because' }], [{ reason: 7 }], ['idle']])(
    '[E02] session with the details %j has merely ended',
    async (details) => {
      const end = sessionEndOf(failure('sessionEnded', details, 401));
      sessionEndStore.setState({ end });
      expect([end, await loadSessionEndText()]).toEqual([
        'ended',
        'Your session has ended. Sign in again to continue.',
      ]);
    },
  );
});

describe('worth of units', () => {
  const config = someConfig();

  it('[D10] units are told with what they are worth, or that they are worth nothing', async () => {
    await loadMessages('shell', 'page');
    const unitValues = { ...config.unitValues, points: { units: 100, cents: 1 }, diamonds: null };
    configStore.setState({ config: { ...config, unitValues } });
    expect(unitWorth(50_000, 'points')).toBe('₱5.00');
    expect(withWorth('500 points', 500, 'points')).toBe('500 points (worth ₱0.05)');
    expect([unitWorth(7, 'diamonds'), worthText(7, 'diamonds')]).toEqual([null, 'no cash value']);
  });

  it('[D10] nothing is worth anything before the config is there', () => {
    expect(unitWorth(500, 'points')).toBeNull();
  });
});

it.each([
  [{ withdrawalTicket: 't1' }, 't1'],
  [{ withdrawalTicket: 7 }, null],
  [{}, null],
  [null, null],
  ['t1', null],
])('ticket to take money out is read from %j as %s', (details, ticket) => {
  expect(readWithdrawalTicket(details)).toBe(ticket);
});
