import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { type Access, commonBody } from '../../../contract/call.ts';
import { ERROR_CODES, type ErrorKey } from '../../../contract/errors.ts';
import { COMMON, post } from '../support/app.ts';
import { useDatabase } from '../support/database.ts';
import { SERVED_CALLS, tokenFor } from '../support/every-call.ts';
import { GOOD_BODIES } from '../support/good-bodies.ts';
import { useApp } from '../support/use-app.ts';

const database = useDatabase();
const app = useApp(database);

const bodyOf = (name: string) => ({ ...COMMON, ...GOOD_BODIES[name]?.() });
const urlOf = (name: string) => (name.startsWith('game/') ? app.gamesUrl : app.url);

/** A new player for each call, as some calls end the session. */
const newToken = (access: Access) => tokenFor(app, access);

/** Valid bodies that an empty platform still rejects: with which error, and why. */
const REFUSED: Readonly<Record<string, ErrorKey>> = {
  buyLotteryTickets: 'lotteryClosed', // no round has been opened
  getLotteryDraw: 'lotteryUnknown', // none was drawn
  getLotteryEntries: 'lotteryUnknown', // the same
  revealLotterySeed: 'lotteryOrderUnknown', // nothing was bought
  sendTestPush: 'pushDeviceMissing', // this device gets no notifications
  receiveMail: 'rewardNotDue', // no mail has anything attached
  receiveFollowReward: 'followNotOpened', // the player has opened no channel
  receiveBindReward: 'rewardNotDue', // this platform has too few ways to sign in
  receiveSignUpBonus: 'kycMissing', // a new player has not been verified
  accountLogin: 'wrongCredentials', // no account has this name
  smsSend: 'signInWayClosed', // no provider of this platform can send a message
  accountLoginSms: 'signInWayClosed',
  forgetPassword: 'codeExpired', // no code was sent
  initPassword: 'passwordThere', // a player with name and password has one
  bindAccount: 'codeExpired', // no code was sent
  socialStart: 'signInWayClosed', // this platform has no provider keys
  googleLogin: 'signInWayClosed',
  facebookLogin: 'signInWayClosed',
  lineLogin: 'signInWayClosed',
  bindSocialAccount: 'signInWayClosed',
  'game/open': 'launchTokenInvalid', // no startGame issued this token
  'game/bet': 'seedChanged', // its commitment is not the one of the player's seeds
  'game/rotateSeedPair': 'seedChanged', // nor is this one
  rotateSeedPair: 'seedChanged',
  'game/act': 'roundUnknown', // no round is open
  'game/watch': 'actNotAllowed', // the session's game has no shared rounds
  'game/roundShown': 'roundUnknown', // no round was played
  'game/roundProof': 'roundUnknown', // no round was played
  'game/sharedRoundProof': 'roundUnknown', // nor a shared one
  getStudioGame: 'gameUnknown', // no studio has published one
  getStudioRoundProof: 'roundUnknown', // so none was played
  confirmSelfLimited: 'limitNotWaiting', // no limit was loosened
  recharge: 'kycMissing', // a new player has not been verified
  rechargeOrder: 'depositUnknown', // nothing was deposited
  cancelRecharge: 'depositUnknown', // nothing was deposited
  getComplaint: 'complaintUnknown', // no such complaint was filed
  receiveSlotsHack: 'rewardNotDue', // nothing was won
  receiveAddupAwardById: 'rewardNotDue', // nothing was deposited
  openRedPacket: 'packetUnknown', // no packet was made
  receiveSupply: 'rewardNotDue', // a new player has no level
  saveFund: 'pointsMissing', // a new player has no points
  takeBackFund: 'fundUnknown', // nothing is set aside
  receiveFund: 'fundUnknown',
  getMailDetail: 'mailUnknown', // no such mail was sent
  delMail: 'mailUnknown',
  addToComplaint: 'complaintUnknown', // no such complaint was filed
  endComplaint: 'complaintUnknown', // no such complaint was filed
  getFeedback: 'feedbackUnknown', // no such feedback was sent
  addToFeedback: 'feedbackUnknown',
  uploadSupportImage: 'imageTooSmall', // the image has one pixel
  getSupportImage: 'supportImageUnknown', // no such picture was sent
  fetchData: 'dataGone', // no copy was requested
  confirmDevice: 'ticketExpired', // no sign-in issued this ticket
  sendDeviceCode: 'ticketExpired', // no sign-in issued this ticket
  forgetDevice: 'sessionUnknown', // the id is unknown
  startWithdrawalOnly: 'ticketExpired', // no sign-in issued this ticket
  endSession: 'sessionUnknown', // the id is unknown
  exchange: 'withdrawPasswordMissing', // a new player has set none
  uploadKyc: 'imageTooSmall', // the image has one pixel
  addKyc: 'kycImageMissing', // nothing was uploaded
  exchangeOrder: 'withdrawalUnknown', // nothing was withdrawn
  getReceipt: 'depositUnknown', // nothing was deposited
  moveSafebox: 'withdrawPasswordMissing', // a new player has set none
  releaseBonus: 'bonusUnknown', // no bonus was granted
  forfeitBonus: 'bonusUnknown', // no bonus was granted
  receiveFreeBonus: 'rewardNotDue', // none is offered
  receiveRewardProgramme: 'rewardNotDue', // there is no such programme
  appAgent5UserReceive: 'rewardNotDue', // nobody was invited
  appAgent5UserInviteValidReceive: 'rewardNotDue', // nobody was invited
  agentFill: 'inviteCodeUnknown', // nobody has the code
  receiveTaskAward: 'rewardNotDue', // nothing was bet
  receiveVipTask: 'taskUnknown', // a new player has no level
  receiveVipTaskUnReceiveBonus: 'rewardNotDue', // nothing was bet
  receiveVipBonusUser: 'rewardNotDue', // a new player has no level
  appVipUserReceiveDaily: 'rewardNotDue', // the same
  appVipUserReceiveSignInAward: 'rewardNotDue', // the same
  appVipUserReceiveMonthly: 'rewardNotDue', // the same
  betBonusReceive: 'rewardNotDue', // a new player has bet nothing
  betBonusByTypeReceive: 'rewardNotDue', // the same
  pointsExchangeDiamonds: 'pointsMissing', // a new player has none
  diamondExchangeCoin: 'diamondsMissing', // the same
  diamondExchangeGoods: 'diamondsMissing', // the same
  diamondExchangeScratchcard: 'scratchPromiseStale', // the hash is none of the player's
  scratchCardLottery: 'scratchCardUnknown', // no card was bought
  actInviteClickInvite: 'invitePeriodEnded', // the page was never visited
  actInviteUserSpin: 'invitePeriodEnded', // the same
  actInviteUserExchange: 'rewardNotDue', // the same
  addBankInfo: 'withdrawPasswordMissing', // a new player has set none
  modifyBankInfo: 'withdrawPasswordMissing', // a new player has set none
  receiveDrawChance: 'jackpotNeedsDeposit', // nothing was deposited
  getJackpotDrawProof: 'drawUnknown', // nothing was drawn
};

/** Fields that hold any JSON: what is wrong in them is another test's matter. */
const ANY_JSON: readonly string[] = ['game/bet bet', 'game/act act'];

describe('every served call', () => {
  it('[C90] every served call has a valid body in this test', () => {
    expect(Object.keys(GOOD_BODIES).sort()).toEqual(SERVED_CALLS.map(({ name }) => name).sort());
  });

  it.each(SERVED_CALLS.map((call) => [call.name, call] as const))(
    '%s answers a valid body as the contract says, or with its one expected error',
    async (name, call) => {
      const { status, code } = await post(urlOf(name), name, bodyOf(name), await newToken(call.access));
      const refusal = REFUSED[name];
      expect({ status, code }).toEqual({ status: 200, code: refusal ? ERROR_CODES[refusal] : 0 });
      if (refusal) expect(call.errors).toContain(refusal);
    },
  );

  it.each(SERVED_CALLS.map(({ name }) => name))(
    '[C89] %s rejects a body without a common field',
    async (name) => {
      for (const field of Object.keys(commonBody)) {
        const { [field as keyof typeof COMMON]: _, ...rest } = bodyOf(name) as typeof COMMON;
        const { status, data } = await post(urlOf(name), name, rest);
        expect({ status, field: data.details?.field }).toEqual({ status: 400, field });
      }
    },
  );

  it.each(SERVED_CALLS.filter(({ access }) => access !== 'guest').map(({ name }) => name))(
    '[T01] %s rejects a caller without a session',
    async (name) => {
      for (const bad of [undefined, 'F'.repeat(43)]) {
        const { status, code } = await post(urlOf(name), name, bodyOf(name), bad);
        expect({ status, code }).toEqual({ status: 401, code: 401 });
      }
    },
  );

  it('field of a wrong type is named, for every field of every call', async () => {
    const tokens = {
      guest: undefined,
      member: await newToken('member'),
      game: await newToken('game'),
    };
    for (const { name, access, body } of SERVED_CALLS) {
      const fields = Object.keys((body as z.ZodMiniObject).shape);
      if (name === 'logout') continue;
      for (const field of fields) {
        if (ANY_JSON.includes(`${name} ${field}`)) continue;
        const wrong = { ...bodyOf(name), [field]: { not: 'this' } };
        const { status, data } = await post(urlOf(name), name, wrong, tokens[access]);
        const at = String(data.details?.field).split('.')[0];
        expect({ name, field: at, status }).toEqual({ name, field, status: 400 });
      }
    }
  });
});
