import * as z from 'zod/mini';
import { appConfigSchema, customerServiceRowSchema } from '../../../contract/config/app-config.ts';
import { CustomerServiceType } from '../../../contract/ids.ts';
import { configEntry } from '../../config-entry.ts';

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export const clientConfig = configEntry(
  'client',
  z.object({
    feedbackConfig: z.object({ imagesLimit: z.int().check(z.minimum(0), z.maximum(10)) }),
    clientConfig: z.object({
      tutorialVersion: z.int(),
      email: z.email(),
    }),
    h5ClientMode: z.int().check(z.minimum(0), z.maximum(1)),
  }),
  {
    feedbackConfig: { imagesLimit: 4 },
    clientConfig: { tutorialVersion: 1, email: 'support@house.example' },
    h5ClientMode: 1,
  },
);

export const marketConfig = configEntry(
  'market',
  z.extend(appConfigSchema.shape.market, {
    minimumAge: z.int().check(z.minimum(18), z.maximum(30)),
    /** IANA name: a person's age and the day's limits follow the market's calendar. */
    timeZone: z.string().check(z.refine(isTimeZone, 'not a time zone')),
  }),
  {
    country: 'PH',
    currency: 'PHP',
    minimumAge: 21,
    isKycNeededToDeposit: true,
    // The state's mental health line, which takes calls about gambling day and night.
    helpLine: '1553',
    licenceLine: 'SANDBOX-0000',
    nationalities: [
      'PH',
      'CN',
      'HK',
      'ID',
      'IN',
      'JP',
      'KR',
      'MY',
      'SG',
      'TH',
      'TW',
      'VN',
      'AU',
      'CA',
      'GB',
      'US',
    ],
    timeZone: 'Asia/Manila',
  },
);

export const customerServiceConfig = configEntry('customerService', z.array(customerServiceRowSchema), [
  { itemType: CustomerServiceType.mail, param1: 'support@house.example', param2: 'account', sort: 1 },
  { itemType: CustomerServiceType.mail, param1: 'payments@house.example', param2: 'money', sort: 2 },
  { itemType: CustomerServiceType.mail, param1: 'complaints@house.example', param2: 'complaint', sort: 3 },
  // Without a licence: nothing is offered until the platform has one.
  { itemType: CustomerServiceType.online, param1: '', param2: '0', sort: 4 },
]);

/** The id of the theme in force, see the table themes. */
export const themeConfig = configEntry('theme', z.string().check(z.minLength(1)), 'house');

/** A rate is set on the day on which its exchange opens: players see it as the value of the units. */
export const unitValuesConfig = configEntry(
  'unitValues',
  appConfigSchema.shape.unitValues,
  {
    points: { units: 1_000, cents: 100 },
    diamonds: { units: 1, cents: 100 },
    liveness: null,
    lottery: null,
  },
  { movesMoney: true },
);
