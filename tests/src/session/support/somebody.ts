import { NO_CENTS } from '../../../../contract/money.ts';
import type { SessionInfo, UserInfo } from '../../../../contract/profile/user.ts';

/** A player with nothing special about them, but for what the test names. */
export function somebody(changes: Partial<UserInfo>): UserInfo {
  return {
    account: 'somebody',
    password: '',
    accountType: 2,
    avatar: '',
    avatarOther: '',
    facebookAccount: '',
    googleAccount: '',
    lineAccount: '',
    facebookName: '',
    lineName: '',
    googleName: '',
    hasSafeboxPassword: false,
    hasKyc: 0,
    hasUserOther: false,
    id: 100200300,
    lottery: 0,
    coin: NO_CENTS,
    mobile: '',
    nickname: 'Somebody',
    regPeriod: 0,
    safebox: NO_CENTS,
    totalRecharge: NO_CENTS,
    uuid: '00000000-0000-7000-8000-000000000000',
    vip: 0,
    vipExp: 0,
    pid: '',
    userLevel: 0,
    bet: NO_CENTS,
    exchange: NO_CENTS,
    hasPassword: true,
    ...changes,
  };
}

export function someSession(): SessionInfo {
  return { id: 's', startedAt: 0, lastSignInAt: null, staked: NO_CENTS, won: NO_CENTS };
}
