import type { Call } from './call.ts';
import * as auth from './calls/auth.ts';
import * as bonus from './calls/bonus.ts';
import * as codes from './calls/codes.ts';
import * as complaints from './calls/complaints.ts';
import * as config from './calls/config.ts';
import * as details from './calls/details.ts';
import * as games from './calls/games.ts';
import * as jackpot from './calls/jackpot.ts';
import * as kyc from './calls/kyc.ts';
import * as leftMoney from './calls/left-money.ts';
import * as legal from './calls/legal.ts';
import * as playReport from './calls/play-report.ts';
import * as profile from './calls/profile.ts';
import * as protection from './calls/protection.ts';
import * as receipt from './calls/receipt.ts';
import * as records from './calls/records.ts';
import * as rights from './calls/rights.ts';
import * as safebox from './calls/safebox.ts';
import * as security from './calls/security.ts';
import * as social from './calls/social.ts';
import * as wallet from './calls/wallet.ts';
import * as wayOut from './calls/way-out.ts';
import * as withdraw from './calls/withdraw.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'name' in value && 'access' in value && 'body' in value;

/** Every defined call by name. For the server, the tests and the docs; the client imports calls one by one. */
export const CALLS: ReadonlyMap<string, Call> = new Map(
  [
    auth,
    codes,
    social,
    complaints,
    config,
    details,
    games,
    jackpot,
    profile,
    kyc,
    legal,
    playReport,
    rights,
    protection,
    receipt,
    records,
    safebox,
    security,
    wallet,
    withdraw,
    wayOut,
    bonus,
    leftMoney,
  ]
    .flatMap((group) => Object.values(group).filter(isCall))
    .map((call) => [call.name, call]),
);
