import * as activities from './activities/calls.ts';
import * as agent from './agent/calls.ts';
import * as auth from './auth/calls.ts';
import * as calendar from './calendar/calls.ts';
import type { Call } from './call.ts';
import * as config from './config/calls.ts';
import * as eventLog from './event-log/calls.ts';
import * as follow from './follow/calls.ts';
import * as games from './games/calls.ts';
import * as gifts from './gifts/calls.ts';
import * as install from './install/calls.ts';
import * as invite from './invite/calls.ts';
import * as jackpot from './jackpot/calls.ts';
import * as kyc from './kyc/calls.ts';
import * as live from './live/calls.ts';
import * as lottery from './lottery/calls.ts';
import * as mail from './mail/calls.ts';
import * as mall from './mall/calls.ts';
import * as onboarding from './onboarding/calls.ts';
import * as profile from './profile/calls.ts';
import * as protection from './protection/calls.ts';
import * as push from './push/calls.ts';
import * as rank from './rank/calls.ts';
import * as recharge from './recharge/calls.ts';
import * as rewards from './rewards/calls.ts';
import * as rights from './rights/calls.ts';
import * as studios from './studios/calls.ts';
import * as support from './support/calls.ts';
import * as wallet from './wallet/calls.ts';

/** The calls of each domain by their export name. */
const CALLS_OF_DOMAINS: Readonly<Record<string, Readonly<Record<string, Call>>>> = {
  auth,
  profile,
  kyc,
  protection,
  rights,
  mail,
  mall,
  wallet,
  rewards,
  activities,
  calendar,
  recharge,
  invite,
  jackpot,
  games,
  config,
  eventLog,
  rank,
  live,
  gifts,
  lottery,
  agent,
  follow,
  onboarding,
  install,
  studios,
  support,
  push,
};

/** Every defined call by name. For the server, the tests and the docs; the client imports calls one by one. */
export const CALLS: ReadonlyMap<string, Call> = new Map(
  Object.values(CALLS_OF_DOMAINS)
    .flatMap((calls) => Object.values(calls))
    .map((call) => [call.name, call]),
);
