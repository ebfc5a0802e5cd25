/** Groups of questions, in the order in which they are shown. */
export const FAQ_TOPICS = [
  'account',
  'identity',
  'deposits',
  'withdrawals',
  'bonuses',
  'games',
  'safer',
] as const;
export type FaqTopic = (typeof FAQ_TOPICS)[number];

/** Where an answer may lead, and nowhere else. */
export const FAQ_LINKS = [
  'deposit',
  'withdraw',
  'records',
  'identity',
  'profile',
  'devices',
  'limits',
  'bonus',
  'vip',
  'fair',
  'complaint',
  'service',
  'data',
  'balances',
  'reset',
] as const;
export type FaqLink = (typeof FAQ_LINKS)[number];

/** The key of a question, which addresses name. */
export const FAQ_KEY = /^[a-z][a-z\d-]{1,39}$/;
