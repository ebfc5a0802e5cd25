import type { Gifts } from '../../../contract/gifts/gift-calls.ts';

const GIFT_TABS = ['packet', 'fund', 'supply'] as const;
export type GiftTab = (typeof GIFT_TABS)[number];

/** Those whose activity runs, or that hold something of the player. */
export const tabsOf = ({ packets, fund, supply }: Gifts): GiftTab[] =>
  GIFT_TABS.filter((tab) => ({ packet: packets, fund, supply })[tab] !== null);

/** The tab of an address's query, or the first where that one is not there; null where none is. */
export const tabOf = (search: string, tabs: readonly GiftTab[]): GiftTab | null =>
  tabs.find((tab) => tab === new URLSearchParams(search).get('tab')) ?? tabs[0] ?? null;
