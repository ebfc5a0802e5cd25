import { randomUUID } from 'node:crypto';
import { registration } from './accounts.ts';

const after = { version: '1', os: 'Linux', deviceModel: 'test' };

/** A body for every served call that its schema accepts. What the house answers may still be a business error. */
export const GOOD_BODIES: Readonly<Record<string, () => Record<string, unknown>>> = {
  accountRegist: () => registration(),
  accountLogin: () => ({ account: 'nobody_at_all', password: 'Quiet-Harbour-71' }),
  logout: () => ({}),
  refreshData: () => ({}),
  preLogin: () => ({
    ...after,
    gameListVersion: '',
    messagingToken: '',
    phoneinfoJsonModel: '',
    deviceId: '',
  }),
  getAfterLoginInfoWeb: () => after,
  'anonymous/appConfig': () => ({}),
  'anonymous/appTheme': () => ({}),
  'anonymous/appThemePreview': () => ({ themeViewId: 'house' }),
  getActivityIds: () => ({}),
  activityGetStatusList: () => ({}),
  getCustomerServices: () => ({}),
  'anonymous/appEventLogClient': () => ({
    eventList: [
      { eventName: 'a', channel: 'WEB', appId: 'a', version: '1', eventTime: 1_800_000_000, eventUserId: '' },
    ],
  }),
  startGame: () => ({ gameId: 101, tryIt: 1 }),
  exitGame: () => ({}),
  gameLike: () => ({ gameId: 101, isLiked: true }),
  online: () => ({ gameId: 0 }),
  'game/open': () => ({ launchToken: 'nobodys' }),
  'game/spin': () => ({
    requestId: randomUUID(),
    stake: 100,
    clientSeed: 'abcdefgh',
    commit: 'a'.repeat(64),
  }),
  'game/roundShown': () => ({ roundId: randomUUID() }),
  'game/roundProof': () => ({ roundId: randomUUID() }),
  getJackpotDrawInfo: () => ({}),
  receiveDrawChance: () => ({
    requestId: randomUUID(),
    clientSeed: 'abcdefgh',
    commit: 'a'.repeat(64),
  }),
  getPersonJackpotDrawAwardLog: () => ({ pageNum: 1, pageSize: 20 }),
  getJackpotRank: () => ({ pageNum: 1, pageSize: 10 }),
  getJackpotDrawProof: () => ({ drawId: randomUUID() }),
  getSelfLimited: () => ({}),
  setSelfLimited: () => ({ key: 'depositDay', value: 100_000 }),
  confirmSelfLimited: () => ({ key: 'depositDay', value: null }),
  reviewSelfLimited: () => ({}),
  takeTimeOut: () => ({ period: 'day' }),
  excludeSelf: () => ({ period: 'halfYear' }),
  closeAccount: () => ({}),
  answerRealityCheck: () => ({}),
  getTradeInfo: () => ({}),
  recharge: () => ({ requestId: randomUUID(), channelId: 1, amount: 10_000 }),
  rechargeOrder: () => ({ depositId: randomUUID() }),
};
