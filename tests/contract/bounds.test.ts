import { describe, expect, it } from 'vitest';
import { DECLARATIONS } from '../../contract/auth/auth-calls.ts';
import { MAX_ACTS } from '../../contract/limits.ts';
import { AVATAR_BYTES } from '../../contract/profile/profile-rules.ts';
import { MAX_EVIDENCE_BYTES } from '../../contract/protection/family-rules.ts';
import { type Bounds, judge, letters } from './support/bodies.ts';

const UUID = '018f2f5e-7a00-7000-8000-000000000001';
/** A text of 1 to `most` letters. */
const word = (most: number) =>
  [
    ['a', letters(most)],
    ['', letters(most + 1), null, 7],
  ] as const;
/** A text of at most this many letters, or empty. */
const line = (most: number) =>
  [
    ['', letters(most)],
    [letters(most + 1), null, 7],
  ] as const;
const DAYS = [
  ['2026-02-28', '2024-02-29', '1900-01-01', '0001-01-01', '9999-12-31'],
  [
    '0000-01-01',
    '2026-02-29',
    '2026-2-1',
    '01.02.2026',
    '2026-02-28T00:00:00Z',
    '2026-02-28 ',
    '',
    20_260_228,
  ],
] as const;
const LAST_DAY = [[null, ...DAYS[0]], DAYS[1]] as const;
const AMOUNT = [
  [1, 1e12],
  [0, -1, 0.5, 1e12 + 1, '100', null, true],
] as const;
const LIMIT = [
  [null, 0, 1e12],
  [-1, 0.5, 1e12 + 1, 1e308, '100', undefined, 2 ** 53],
] as const;
const ID = [[UUID], ['', 'x', 7, null, `${UUID}0`]] as const;
const NUMERIC_ID = [
  [0, 1, 2 ** 31 - 1],
  [-1, 1.5, 2 ** 31, 2 ** 53, 1e308, '1', null],
] as const;
/** To the end of the year 9999. */
const TIME = [
  [0, 1, 253_402_300_799_999],
  [-1, 0.5, 253_402_300_800_000, 9e14, 2 ** 53, 1e308, '1'],
] as const;
const YES_OR_NO = [
  [true, false],
  [0, 1, 'true', null],
] as const;
/** 16 letters of base64 are the minimum for an image. */
const imageOf = (bytes: number) => {
  const most = Math.ceil(bytes / 3) * 4 + 4 * 1024;
  const fine = [letters(16), letters(most), `${letters(14)}==`];
  const wrong = [
    letters(15),
    letters(most + 1),
    'data:image/jpeg;base64,AAAA',
    `${letters(16)}===`,
    `${letters(16)}\n`,
  ];
  return [fine, wrong] as const;
};

const IDENTITY: readonly Bounds[] = [
  ['accountRegist', 'account', ...word(128)],
  ['accountRegist', 'password', ...word(128)],
  [
    'accountRegist',
    'birthDate',
    ['1990-02-28'],
    ['1990-2-28', '28.02.1990', '1990-02-28\n', '١٩٩٠-٠٢-٢٨', null],
  ],
  ['accountRegist', 'nationality', ['PH'], ['ph', 'P', 'PHL', 'PH\n', null]],
  ['accountRegist', 'declarations', [[], [...DECLARATIONS]], ['isOfAge', null, { 0: 'isOfAge' }]],
  ['accountRegist', 'declarations.5', ['isOfAge'], ['isRich', '', null, 1]],
  ['accountRegist', 'acceptsTerms', ...YES_OR_NO],
  ['accountRegist', 'acceptsPrivacy', ...YES_OR_NO],
  ['accountRegist', 'inviteCode', [undefined, '', letters(32)], [letters(33), null]],
  ['accountRegist4', 'ticket', [undefined, '', letters(128)], [letters(129), null]],
  ['accountRegist4', 'code', [undefined, '1', letters(16)], ['', letters(17), null]],
  ['accountLogin', 'account', ...word(128)],
  ['accountLogin', 'password', ...word(128)],
  ['accountLoginSms', 'phone', ['123', letters(32)], ['12', letters(33), 639_175_551_234, null]],
  ['accountLoginSms', 'code', ...word(16)],
  ['smsSend', 'purpose', [0, 1, 2, 3], [4, -1, 0.5, '0', null]],
  ['smsSend', 'deviceId', ...line(64)],
  ['forgetPassword', 'password', ...word(128)],
  ['changePassword', 'current', ...word(128)],
  ['bindAccount', 'password', [undefined, 'a'], ['', letters(129), null]],
  ['confirmDevice', 'ticket', ...word(128)],
  ['confirmDevice', 'code', ...word(16)],
  ['startWithdrawalOnly', 'ticket', ...word(128)],
  ['reauthenticate', 'password', ...word(128)],
  ['endSession', 'sessionId', ...ID],
  ['forgetDevice', 'deviceId', ...ID],
  ['socialStart', 'provider', [3, 4, 5], [0, 2, 6, '5', null]],
  ['socialStart', 'isToBind', ...YES_OR_NO],
  ['googleLogin', 'query', ...word(4000)],
  ['lineLogin', 'attempt', ...word(128)],
  ['bindSocialAccount', 'provider', [3, 4, 5], [1, 7, null]],
];

const MONEY: readonly Bounds[] = [
  ['recharge', 'amount', ...AMOUNT],
  ['recharge', 'channelId', ...NUMERIC_ID],
  ['addBankInfo', 'institutionId', ...NUMERIC_ID],
  ['modifyBankInfo', 'institutionId', ...NUMERIC_ID],
  ['diamondExchangeGoods', 'goodsId', ...NUMERIC_ID],
  ['betBonusLog', 'before', [null, ...TIME[0]], TIME[1]],
  ['recharge', 'hasBack', [undefined, true, false], [0, 'yes', null]],
  ['recharge', 'offerId', [undefined, '', letters(64)], [letters(65), null]],
  ['rechargeOrder', 'depositId', ...line(64)],
  ['cancelRecharge', 'depositId', ...line(64)],
  ['exchange', 'amount', ...AMOUNT],
  ['exchange', 'bankId', [1, 1_000_000], [0, -1, 1_000_001, 1.5, '1', null]],
  ['exchange', 'password', ...line(64)],
  ['exchangeOrder', 'withdrawalId', ...line(64)],
  ['moveSafebox', 'amount', ...AMOUNT],
  ['moveSafebox', 'direction', ['in', 'out'], ['IN', 'through', '', null]],
  ['setSafeboxPassword', 'loginPassword', ...line(256)],
  ['addBankInfo', 'kind', ['bank', 'ewallet'], ['card', 'BANK', '', null]],
  ['addBankInfo', 'holder', ...line(100)],
  ['addBankInfo', 'number', ...line(200)],
  ['addBankInfo', 'isDefault', ...YES_OR_NO],
  ['modifyBankInfo', 'number', [null, '', letters(200)], [letters(201), undefined, 7]],
  ['modifyBankInfo', 'bankId', [1, 1_000_000], [0, 1_000_001, null]],
  ['modifyBankInfo', 'isRemoved', ...YES_OR_NO],
  ['appUserCoinDetail', 'from', ...LAST_DAY],
  ['appUserCoinDetail', 'kind', [null, 'deposit'], ['Deposit', '', 1, undefined]],
  ['betRecord', 'cursor', [null, '', letters(200)], [letters(201), 1, undefined]],
  ['betRecord', 'pageSize', [1, 200], [0, 201, -1, 1.5, '20', null]],
  ['betRecordReport', 'to', ...LAST_DAY],
  ['getReceipt', 'kind', ['deposit', 'withdrawal'], ['receipt', '', null]],
  ['getReceipt', 'number', ...line(64)],
  ['releaseBonus', 'bonusId', ...line(64)],
];

const PLAY: readonly Bounds[] = [
  ...['game/bet', 'game/rotateSeedPair', 'rotateSeedPair'].map(
    (call): Bounds => [
      call,
      'clientSeed',
      ['a', letters(64), 'my own seed\n', '種'.repeat(64), '🎲'.repeat(64)],
      [letters(65), '種'.repeat(65), '🎲'.repeat(65), '', 'a\0', '\ud83c', null],
    ],
  ),
  ['game/nonces', 'from', [0, 2 ** 31 - 1], [-1, 2 ** 31, 0.5, '1', null]],
  ['game/nonces', 'to', [0, 2 ** 31 - 1], [-1, 2 ** 31, 0.5, '1', null]],
  [
    'game/bet',
    'commit',
    ['0f'.repeat(32)],
    ['0F'.repeat(32), '0f'.repeat(31), `${'0f'.repeat(32)}0`, 'g'.repeat(64)],
  ],
  ['game/open', 'launchToken', [undefined, '', letters(9_000)], [null, 7]],
  ['game/act', 'after', [0, MAX_ACTS], [-1, MAX_ACTS + 1, 1.5, '0', null, undefined]],
  ['game/act', 'roundId', ...line(64)],
  ['game/roundProof', 'roundId', ...line(64)],
  ['getStudioGame', 'slug', ...line(40)],
  ['getStudioRoundProof', 'roundId', ...line(64)],
  ['getReplay', 'roundId', ...line(64)],
  ['getReplayByLink', 'ticket', ...line(200)],
  ['game/sharedRoundProof', 'sharedRoundId', ...line(64)],
  ['startGame', 'tryIt', [0, 1], [2, -1, true, '1', null]],
  ['startGame', 'gameId', ...NUMERIC_ID],
  ['startGame', 'activityId', [undefined, ...NUMERIC_ID[0]], NUMERIC_ID[1]],
  ['gameLike', 'gameId', ...NUMERIC_ID],
  ['getActivity', 'id', [1, 2 ** 31 - 1], [0, ...NUMERIC_ID[1]]],
  ['gameLike', 'isLiked', ...YES_OR_NO],
  ['exitGame', 'gameSessionId', [undefined, letters(64)], [letters(65), null]],
  ['receiveDrawChance', 'clientSeed', ['abcdefgh'], ['abcdefg', 'abcdefg_', null]],
  ['receiveDrawChance', 'commit', ['a'.repeat(64)], ['A'.repeat(64), '', null]],
  ['getJackpotRank', 'pageNum', [1, 10_000], [0, -1, 10_001, 1.5, '1']],
  ['getJackpotRank', 'pageSize', [1, 10], [0, 11, 1.5]],
  ['getPersonJackpotDrawAwardLog', 'pageSize', [1, 20], [0, 21]],
  ['getJackpotDrawProof', 'drawId', ...line(64)],
];

const PERSON: readonly Bounds[] = [
  ['addKyc', 'realName', ...line(100)],
  ['addKyc', 'address.line', ...line(120)],
  [
    'addKyc',
    'documentKind',
    ['nationalId', 'passport', 'driverLicence', 'residencePermit'],
    ['libraryCard', '', null],
  ],
  ['addKyc', 'documentNumber', ...line(40)],
  ['addKyc', 'expiresOn', ...LAST_DAY],
  ['saveKycDraft', 'draft.step', ['person', 'address', 'document', 'pictures', 'review'], ['done', '', null]],
  ['saveKycDraft', 'draft.expiresOn', LAST_DAY[0], DAYS[1].slice(1)],
  ['uploadKyc', 'side', ['front', 'back', 'selfie'], ['left', '', null]],
  ['uploadKyc', 'image', ...imageOf(8 * 1024 * 1024)],
  ['updateProfile', 'image', ...imageOf(AVATAR_BYTES)],
  ['updateProfile', 'nickname', [undefined, '', letters(128)], [letters(129), null]],
  ['updateProfile', 'avatar', [undefined, '', 'tiger', 'seven'], ['../tiger', 'Tiger', null]],
  ['updateAppUserOther', 'email', [undefined, '', letters(254)], [letters(255), null]],
  ['updateAddress', 'postCode', ['', letters(16)], [1100, null, letters(17)]],
  [
    'setSelfLimited',
    'key',
    ['depositDay', 'lossWeek', 'stakeMonth', 'realityMinutes'],
    ['depositYear', '', null],
  ],
  ['setSelfLimited', 'value', ...LIMIT],
  ['confirmSelfLimited', 'value', ...LIMIT],
  ['takeTimeOut', 'period', ['day', 'week', 'month', 'sixWeeks'], ['hour', 'forGood', null]],
  ['excludeSelf', 'period', ['halfYear', 'year', 'threeYears', 'fiveYears', 'forGood'], ['day', '', null]],
  ['requestFamilyExclusion', 'person.birthDate', ...DAYS],
  ['requestFamilyExclusion', 'applicant.email', ...line(254)],
  ['requestFamilyExclusion', 'person.account', ...line(120)],
  ['requestFamilyExclusion', 'relation', ['spouse', 'guardian', 'other'], ['friend', '', null]],
  ['requestFamilyExclusion', 'reason', ...line(3_000)],
  [
    'requestFamilyExclusion',
    'evidence',
    [[], [letters(16), letters(16)]],
    [[letters(16), letters(16), letters(16)], null],
  ],
  ['requestFamilyExclusion', 'evidence.0', ...imageOf(MAX_EVIDENCE_BYTES)],
  ['playReport', 'period', ['today', 'days7', 'days30', 'month', 'year', 'own'], ['week', '', null]],
  ['playReport', 'from', ...LAST_DAY],
  ['fileComplaint', 'topic', ['payment', 'forfeiture', 'other'], ['weather', '', null]],
  ['fileComplaint', 'subject', ...line(120)],
  ['fileComplaint', 'text', ...line(4_000)],
  ['fileComplaint', 'contact', ...line(254)],
  [
    'fileComplaint',
    'code',
    ['', '0f'.repeat(16)],
    ['0F'.repeat(16), '0f'.repeat(15), `${'0f'.repeat(16)}0`, '\n', null],
  ],
  ['getComplaint', 'number', ...line(20)],
  ['endComplaint', 'how', ['settled', 'disputed'], ['open', '', null]],
  ['acceptLegal', 'documents', [[{ document: 'privacy', version: 2 }]], [[], null]],
  ['acceptLegal', 'documents.0.document', ['terms', 'privacy'], ['rules', '', null]],
  ['acceptLegal', 'documents.0.version', [0, 1, 1_000_000], [-1, 1_000_001, 1.5, '1', null]],
  ['setConsent', 'kind', ['email', 'message', 'phone', 'push'], ['fax', '', null]],
  ['setConsent', 'isGiven', ...YES_OR_NO],
  ['fetchData', 'id', ...ID],
  ['getMail2', 'category', [null, 'service', 'account'], ['offers', '', undefined]],
  ['getMail2', 'cursor', [null, UUID], ['', 'x', 7, undefined]],
  ['getMail2', 'pageSize', [1, 50], [0, 51, -1, 1.5, '20', null]],
  ['getMailDetail', 'id', ...ID],
  ['delMail', 'id', ...ID],
];

const START: readonly Bounds[] = [
  ['preLogin', 'gameListVersion', ...line(64)],
  ['preLogin', 'configVersion', [undefined, '', letters(64)], [letters(65), null]],
  ['preLogin', 'os', ...line(100)],
  ['preLogin', 'deviceModel', ...line(200)],
  ['preLogin', 'messagingToken', ...line(500)],
  ['preLogin', 'phoneinfoJsonModel', ...line(2000)],
  ['anonymous/appConfig', 'configVersion', [undefined, letters(64)], [letters(65), null]],
  ['anonymous/appThemePreview', 'themeViewId', ...word(64)],
  ['getAfterLoginInfoWeb', 'deviceId', [undefined, letters(64)], [letters(65), null]],
  ['online', 'gameId', ...NUMERIC_ID],
  ['anonymous/appEventLogClient', 'eventList.0.eventName', ...word(64)],
  ['anonymous/appEventLogClient', 'eventList.0.channel', ...line(16)],
  [
    'anonymous/appEventLogClient',
    'eventList.0.eventTime',
    [0, 253_402_300_799],
    [-1, 253_402_300_800, 0.5, '0', null],
  ],
];

describe.each([
  ['identity', IDENTITY],
  ['money', MONEY],
  ['play', PLAY],
  ['person', PERSON],
  ['start', START],
])('bounds of %s', (_group, rows) => {
  it.each(rows)('%s accepts %s at its bounds and rejects it by its own path beyond them', (...row) => {
    const [, , good, bad] = row;
    expect(judge(row)).toEqual({ accepted: good, rejected: bad });
  });
});

const event = { eventName: 'a', channel: 'WEB', appId: 'a', version: '1', eventTime: 1, eventUserId: '' };

it('[K03] event list takes one to twenty events', () => {
  const [one, most] = [[event], Array.from({ length: 20 }, () => event)];
  const row: Bounds = ['anonymous/appEventLogClient', 'eventList', [one, most], [[], [...most, event], null]];
  expect(judge(row)).toEqual({ accepted: [one, most], rejected: [[], [...most, event], null] });
});

it('declaration list accepts no more entries than there are declarations', () => {
  const more = [...DECLARATIONS, 'isOfAge'];
  expect(judge(['accountRegist', 'declarations', [], [more]]).rejected).toEqual([more]);
});
