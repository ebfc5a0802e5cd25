import { CustomerServiceType, LoginType } from '../../contract/ids.ts';
import { DEFAULT_RATE_LIMITS } from '../http/rate-rules.ts';
import type { ConfigInput } from '../services/config-schemas.ts';
import { FAQ, NOTICES } from './house-texts.ts';
import { JACKPOT_CELLS } from './jackpot-cells.ts';
import { USER_LEVELS, VIP_LEVELS } from './vip-levels.ts';
import { VIP_THEMES } from './vip-themes.ts';

/** What a new house starts with. Once a key is in the database, only the operator changes it. */
export const HOUSE_CONFIG: ConfigInput = {
  lengths: {
    account: { min: 6, max: 20 },
    username: { min: 2, max: 24 },
    password: { min: 8, max: 32 },
    smsCode: { min: 6, max: 6 },
    withdrawAccount: { min: 6, max: 34 },
  },
  signIn: {
    safeboxPasswordLength: 6,
    registerType: [LoginType.account, LoginType.phone, LoginType.phoneNoOtp],
    otpStatus: 1,
    defaultLoginType: LoginType.account,
    countryCode: '63',
    smsCodeSendLimit: 10,
  },
  // Whole towns share an address behind a carrier; a device is one household's at the most.
  codes: { addressDayLimit: 500, deviceDayLimit: 20 },
  socialProviders: {
    google: {
      issuer: 'https://accounts.google.com',
      authorizationEndpoint: null,
      tokenEndpoint: null,
      jwksUri: null,
      algorithm: 'RS256',
    },
    // Its discovery document leaves out where codes are exchanged.
    facebook: {
      issuer: 'https://www.facebook.com',
      authorizationEndpoint: 'https://www.facebook.com/v23.0/dialog/oauth',
      tokenEndpoint: 'https://graph.facebook.com/v23.0/oauth/access_token',
      jwksUri: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
      algorithm: 'RS256',
    },
    // Signs for web pages with the channel's secret.
    line: {
      issuer: 'https://access.line.me',
      authorizationEndpoint: null,
      tokenEndpoint: null,
      jwksUri: null,
      algorithm: 'HS256',
    },
  },
  complaints: {
    answerDays: 14,
    dayLimit: 5,
    messageLimit: 30,
    disputeBody: {
      name: 'Players’ Dispute Desk',
      email: 'disputes@regulator.example',
      phone: '+63 2 555 0100',
      url: 'https://regulator.example/disputes',
    },
  },
  flags: { deviceAccounts: 3 },
  retention: { keepYears: 5, graceDays: 30, exportDays: 7 },
  deposit: { minRechargeStatus: 1 },
  withdraw: {
    methods: {
      bank: { isOpen: true, minAmount: 50_000, maxAmount: 50_000_000, feeFixed: 1_500, feePpm: 0 },
      ewallet: { isOpen: true, minAmount: 10_000, maxAmount: 10_000_000, feeFixed: 0, feePpm: 0 },
    },
    autoApproveMax: 1_000_000,
    autoApproveDayMax: 2_000_000,
  },
  safebox: { minAmount: 100, maxHeld: 1_000_000_000 },
  kyc: {
    documents: [
      { kind: 'nationalId', hasBack: true, hasExpiry: false },
      { kind: 'passport', hasBack: false, hasExpiry: true },
      { kind: 'driverLicence', hasBack: true, hasExpiry: true },
      { kind: 'residencePermit', hasBack: true, hasExpiry: true },
    ],
    usualHours: 24,
    dayTries: 5,
    hourUploads: 40,
    keepRejectedDays: 90,
    keepApprovedDays: 1_827,
  },
  firstDeposit: { percent: 50, maxBonus: 50_000, minDeposit: 10_000, multiple: 5, days: 7 },
  coupons: { maxBonus: 50_000, minDeposit: 10_000, multiple: 5, days: 7, validDays: 30 },
  eWallets: [
    { id: 1, name: 'GCash' },
    { id: 2, name: 'Maya' },
    { id: 3, name: 'ShopeePay' },
  ],
  client: {
    feedbackConfig: { imagesLimit: 4 },
    clientConfig: { lobbyBonusAmount: 0, tutorialVersion: 1, email: 'support@house.example' },
    h5ClientMode: 1,
  },
  market: {
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
  maintenance: { status: 0, until: null },
  rateLimits: DEFAULT_RATE_LIMITS,
  customerService: [
    { itemType: CustomerServiceType.mail, param1: 'support@house.example', param2: 'account', sort: 1 },
    { itemType: CustomerServiceType.mail, param1: 'payments@house.example', param2: 'money', sort: 2 },
    { itemType: CustomerServiceType.mail, param1: 'complaints@house.example', param2: 'complaint', sort: 3 },
    // Without a licence: nothing is offered until the house has one.
    { itemType: CustomerServiceType.online, param1: '', param2: '0', sort: 4 },
  ],
  theme: 'house',
  vipLevels: VIP_LEVELS,
  vipThemes: VIP_THEMES,
  userLevels: USER_LEVELS,
  jackpotCells: [...JACKPOT_CELLS],
  platforms: [
    { id: 0, name: 'mobile' },
    { id: 1, name: 'desktop' },
  ],
  banks: [
    { id: 1, name: 'BDO Unibank' },
    { id: 2, name: 'BPI' },
    { id: 3, name: 'Metrobank' },
    { id: 4, name: 'Landbank' },
    { id: 5, name: 'UnionBank' },
    { id: 6, name: 'Security Bank' },
  ],
  tasks: [],
  notices: NOTICES,
  faq: FAQ,
  props: Object.fromEntries([2001, 2002, 4001, 60001].map((id) => [String(id), { num: 1 }])),
  images: [],
};
