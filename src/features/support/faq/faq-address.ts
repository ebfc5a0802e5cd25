import { FAQ_KEY, type FaqLink } from '../../../../contract/support/faq-rules.ts';
import { linkTo, paths } from '../../../platform/paths.ts';

/** Where a link of an answer leads. */
export function addressOf(link: FaqLink): string {
  switch (link) {
    case 'deposit':
      return linkTo(paths.wallets, { name: 'deposit' });
    case 'withdraw':
      return linkTo(paths.wallets, { name: 'withdraw' });
    case 'records':
      return paths.walletsRecord;
    case 'identity':
      return paths.memberKyc;
    case 'profile':
      return paths.profileInfo;
    case 'devices':
      return paths.profileDevices;
    case 'limits':
      return paths.selfLimited;
    case 'bonus':
      return paths.bonusReward;
    case 'vip':
      return paths.vipLevel;
    case 'fair':
      return paths.fair;
    case 'complaint':
      return paths.complaint;
    case 'service':
      return paths.service;
    case 'data':
      return paths.memberData;
    case 'balances':
      return paths.retrieveBalance;
    case 'reset':
      return paths.authForgot;
  }
}

/** The question that an address names; null for none. */
export function questionOf(search: string): string | null {
  const key = new URLSearchParams(search).get('answer') ?? '';
  return FAQ_KEY.test(key) ? key : null;
}
