/**
 * Every address of the site. `:name` stands for one segment. Constants, not an object: the build puts each where it
 * is used, so that the first script has only its own.
 */
export const home = '/';
export const activityBank = '/activity/bank';
export const firstDeposit = '/activity/first-deposit';
export const jackpot = '/activity/jackpot';
export const authAccountLogin = '/auth/accountLogin';
export const authBind = '/auth/bind';
export const authForgot = '/auth/forget';
export const authLogin = '/auth/login';
export const authRegister = '/auth/register';
export const authSetPassword = '/auth/set-password';
export const authSocial = '/auth/social';
export const withdrawalOnly = '/auth/way-out';
export const withdrawalOnlyKyc = '/auth/way-out/kyc';
export const withdrawalOnlyMail = '/auth/way-out/mail';
export const complaint = '/complaint';
export const complaintThread = '/complaint/:number';
export const email = '/email';
export const emailDetail = '/email/detail';
export const familyExclusion = '/family-exclusion';
export const fair = '/fair';
export const gameSearch = '/game/search';
export const gameStart = '/game/start';
export const maintenance = '/maintenance';
export const member = '/member';
export const complaints = '/member/complaints';
export const memberData = '/member/data';
export const memberGames = '/member/games';
export const profile = '/member/profile';
export const profileConsent = '/member/profile/consent';
export const profileDevices = '/member/profile/devices';
export const profileInfo = '/member/profile/info';
export const memberKyc = '/member/profile/kyc';
export const memberReport = '/member/report';
export const retrieveBalance = '/member/retrieve-balance';
export const selfLimited = '/member/self-limited';
export const privacyPolicy = '/privacy-policy';
export const termsOfUse = '/terms-of-use';
export const wallets = '/wallets';
export const walletsCardEdit = '/wallets/card/edit';
export const walletsCardList = '/wallets/card/list';
export const walletsReceipt = '/wallets/receipt/:kind/:number';
export const walletsRecord = '/wallets/record';
export const walletsSafebox = '/wallets/safebox';
export const withdrawal = '/withdrawal/:kind';
