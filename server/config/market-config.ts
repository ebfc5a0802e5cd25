import * as z from 'zod/mini';
import { appConfigSchema, customerServiceRowSchema } from '../../contract/config/app-config.ts';
import { CustomerServiceType } from '../../contract/ids.ts';
import { DEFAULT_RATE_LIMITS, rateLimitsSchema } from '../http/rate-rules.ts';
import { configEntry } from './public/config-entry.ts';

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Config of the platform as a whole. */
export const marketConfig = {
  client: configEntry(
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
  ),
  market: configEntry(
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
  ),
  maintenance: configEntry(
    z.object({
      status: z.int().check(z.minimum(0), z.maximum(1)),
      until: z.nullable(z.int()),
    }),
    { status: 0, until: null },
  ),
  rateLimits: configEntry(rateLimitsSchema, DEFAULT_RATE_LIMITS),
  customerService: configEntry(z.array(customerServiceRowSchema), [
    { itemType: CustomerServiceType.mail, param1: 'support@house.example', param2: 'account', sort: 1 },
    { itemType: CustomerServiceType.mail, param1: 'payments@house.example', param2: 'money', sort: 2 },
    { itemType: CustomerServiceType.mail, param1: 'complaints@house.example', param2: 'complaint', sort: 3 },
    // Without a licence: nothing is offered until the platform has one.
    { itemType: CustomerServiceType.online, param1: '', param2: '0', sort: 4 },
  ]),
  /** The id of the theme in force, see the table themes. */
  theme: configEntry(z.string().check(z.minLength(1)), 'house'),
  platforms: configEntry(appConfigSchema.shape.platforms, [
    { id: 0, name: 'mobile' },
    { id: 1, name: 'desktop' },
  ]),
  props: configEntry(
    appConfigSchema.shape.propConfigMap,
    Object.fromEntries([2001, 2002, 4001, 60001].map((id) => [String(id), { num: 1 }])),
  ),
  /** A rate is set on the day on which its exchange opens: players see it as the value of the units. */
  unitValues: configEntry(
    appConfigSchema.shape.unitValues,
    {
      points: { units: 1_000, cents: 100 },
      diamonds: { units: 1, cents: 100 },
      liveness: null,
      lottery: null,
    },
    { movesMoney: true },
  ),
  images: configEntry(appConfigSchema.shape.genericImages, []),
};
