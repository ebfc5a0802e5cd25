/** Words that players type, each with the word that the answers use for the same thing. */
const SYNONYMS = new Map([
  ['picture', 'photo'],
  ['pictures', 'photos'],
  ['image', 'photo'],
  ['images', 'photos'],
  ['payout', 'withdrawal'],
  ['payouts', 'withdrawal'],
  ['rollover', 'wagering'],
  ['turnover', 'wagering'],
  ['otp', 'code'],
  ['ban', 'exclusion'],
  ['rigged', 'fair'],
  ['deposito', 'deposit'],
  ['limitasyon', 'limit'],
  ['balanse', 'balance'],
  ['larawan', 'photo'],
  ['litrato', 'photo'],
  ['提款', '提现'],
  ['取款', '提现'],
  ['存款', '充值'],
  ['账户', '账号'],
  ['图片', '照片'],
  ['打码', '流水'],
]);

/** The answers' own word for one that players type. */
export const ownWord = (typed: string): string => SYNONYMS.get(typed) ?? typed;
