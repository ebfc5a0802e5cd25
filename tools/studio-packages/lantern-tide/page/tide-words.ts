import { pickWords } from '../../kit/words.ts';

const EN = {
  spin: 'Spin',
  buy: 'Buy free rounds',
  buyTitle: 'Buy free rounds?',
  buyText: 'A round that opens free rounds at once costs 50 times your stake: {cost}.',
  buyNow: 'Buy for {cost}',
  feature: '{rounds} free rounds',
  featureNote: 'Each lantern raises the multiplier',
  round: 'Free round {round} of {of}',
  win: 'Win',
  grand: 'Big win',
};
const ZH: typeof EN = {
  spin: '旋转',
  buy: '购买免费旋转',
  buyTitle: '购买免费旋转？',
  buyText: '立即进入免费旋转的一局，费用为投注额的 50 倍：{cost}。',
  buyNow: '以 {cost} 购买',
  feature: '免费旋转 {rounds} 次',
  featureNote: '每盏灯笼提高倍数',
  round: '免费旋转 {round}/{of}',
  win: '赢得',
  grand: '大奖',
};

export const tideWords = (language: string): typeof EN => pickWords(language, { en: EN, zh: ZH });

/** Puts values in the places of their names. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
