export { getAfterLoginInfoWeb, refreshData } from '../config/refresh-calls.ts';
export { preLogin } from '../config/start-calls.ts';
export { accountLogin, accountRegist, logout } from './auth-calls.ts';
export {
  accountLoginSms,
  accountRegist4,
  bindAccount,
  changePassword,
  forgetPassword,
  initPassword,
  smsSend,
} from './code-calls.ts';
export { confirmDevice, sendDeviceCode } from './device-calls.ts';
export { online } from './presence-calls.ts';
export { endOtherSessions, endSession, forgetDevice, getSessions, reauthenticate } from './security-calls.ts';
export { bindSocialAccount, facebookLogin, googleLogin, lineLogin, socialStart } from './social-calls.ts';
export { startWithdrawalOnly } from './withdrawal-only-calls.ts';
