import { readConfig } from '../config/public/config-value-queries.ts';
import type { Tx } from '../db/sql.ts';
import { withdrawConfig } from '../wallet/public/wallet-config.ts';
import { findBelowLarge, findBelowReview, findLargeSum, findPassThrough } from './money-alert-queries.ts';
import { findOneAddress, findOneDocument, findOnePayee, findOnePerson } from './person-alert-queries.ts';
import type { RiskAlert } from './risk-alert.ts';
import { flagsConfig } from './risk-alerts-config.ts';
import { findGuessedIn, findManyPlaces, findOneBrowser, findOneDevice } from './sign-in-alert-queries.ts';

export interface AlertRule {
  readonly name: string;
  /** The rule with its figures, as docs/risk-alerts.md has it. */
  readonly about: string;
  find(tx: Tx, now: number): Promise<readonly RiskAlert[]>;
}

const DAY_MS = 86_400_000;

const guessedIn: AlertRule = {
  name: 'guessed-in',
  about: 'A sign-in that succeeded after 5 or more wrong passwords in the hour before it; 7 days.',
  find: (tx, now) => findGuessedIn(tx, now - 7 * DAY_MS),
};

const manyPlaces: AlertRule = {
  name: 'many-places',
  about: 'Sign-ins of one account from 4 or more addresses in 24 hours.',
  find: (tx, now) => findManyPlaces(tx, now - DAY_MS),
};

const oneBrowser: AlertRule = {
  name: 'one-browser',
  about: '3 or more accounts that signed in from one address with one browser in 24 hours.',
  find: (tx, now) => findOneBrowser(tx, now - DAY_MS),
};

const oneDevice: AlertRule = {
  name: 'one-device',
  about: '`flags.deviceAccounts` (3) or more accounts that were signed in with one device in 30 days.',
  find: async (tx, now) => {
    const { deviceAccounts } = await readConfig(tx, flagsConfig);
    return findOneDevice(tx, { since: now - 30 * DAY_MS, accounts: deviceAccounts });
  },
};

const onePerson: AlertRule = {
  name: 'one-person',
  about: '2 or more accounts of one name and one day of birth.',
  find: findOnePerson,
};

const oneDocument: AlertRule = {
  name: 'one-document',
  about: '2 or more accounts that have submitted one identity document, whatever the decision.',
  find: findOneDocument,
};

const onePayee: AlertRule = {
  name: 'one-payee',
  about: '2 or more players whose money goes to one account or wallet, removed ones included.',
  find: findOnePayee,
};

const largeSum: AlertRule = {
  name: 'large-sum',
  about: 'Deposits, or withdrawals, of 500,000 or more in 24 hours.',
  find: (tx, now) => findLargeSum(tx, now - DAY_MS),
};

const passThrough: AlertRule = {
  name: 'pass-through',
  about:
    'Over 7 days: 50,000 or more deposited, 80 % or more of it withdrawn, and less than 1.5 times of it bet.',
  find: (tx, now) => findPassThrough(tx, now - 7 * DAY_MS),
};

const belowReview: AlertRule = {
  name: 'below-review',
  about: '3 or more withdrawals in 7 days, each at 80 to 100 % of what is approved automatically.',
  find: async (tx, now) => {
    const { autoApproveMax } = await readConfig(tx, withdrawConfig);
    return findBelowReview(tx, { since: now - 7 * DAY_MS, autoApproveMax });
  },
};

const oneAddress: AlertRule = {
  name: 'one-address',
  about: '3 or more accounts of one street and city.',
  find: findOneAddress,
};

const belowLarge: AlertRule = {
  name: 'below-large',
  about:
    'Deposits, or withdrawals, of 400,000 to just under 500,000 in one day, on 2 or more of the last 7 days.',
  find: (tx, now) => findBelowLarge(tx, now - 7 * DAY_MS),
};

/** They refuse nothing: an operator reviews the players they find. */
export const ALERT_RULES: readonly AlertRule[] = [
  guessedIn,
  manyPlaces,
  oneBrowser,
  oneDevice,
  onePerson,
  oneDocument,
  onePayee,
  oneAddress,
  largeSum,
  belowLarge,
  passThrough,
  belowReview,
];
