import { formatLocale, type WordValues } from '../../../src/platform/i18n.ts';
import { freeSpinValues, leastCount, mostWildMultiplier, orList, slotValues } from './slot-numbers.ts';
import type { SlotContext } from './slot-page.ts';

/** The rules of a slot in sentences, from its definition. @param range the lowest and the highest stake, as texts */
export function ruleSentences(
  { slot, texts }: SlotContext,
  range: { readonly least: string; readonly most: string },
): readonly string[] {
  const { symbols, spin, feature } = slot;
  const { wins } = spin;
  const values: WordValues = { ...slotValues(slot), ...range };
  const named = (role: 'wild' | 'scatter') =>
    orList(
      symbols.flatMap((each, symbol) => (each.role === role ? [texts.symbol(symbol)] : [])),
      'conjunction',
    );
  const wild = named('wild');
  const scatter = named('scatter');
  const sentences = [
    texts.say(`rules.stake.${wins.kind}`, values),
    texts.say(`rules.${wins.kind}`, { ...values, least: leastCount(slot), count: leastCount(slot) }),
  ];
  if (wild) sentences.push(wildSentence());
  if (spin.kind === 'cascade') {
    const list = orList(
      spin.multipliers.map((multiplier) => `×${multiplier}`),
      'conjunction',
    );
    sentences.push(
      texts.say('rules.falls'),
      texts.say('rules.falls.multipliers', { list }),
      texts.say('rules.falls.end', { count: spin.multipliers.length }),
    );
  }
  return [...sentences, ...featureSentences()];

  function wildSentence(): string {
    const most = mostWildMultiplier(slot);
    const isOpen = 'hasOpenWilds' in wins && wins.hasOpenWilds;
    if (isOpen) return texts.say(most > 1 ? 'rules.open.multiplied' : 'rules.open', { wild, most });
    if (most > 1) return texts.say('rules.wilds.multiplied', { wild, most });
    return scatter ? texts.say('rules.wilds.scatter', { wild, scatter }) : texts.say('rules.wilds', { wild });
  }

  function featureSentences(): string[] {
    if (feature.kind === 'none') return [];
    if (feature.kind === 'respins') return [texts.say('rules.respins', { wild, most: feature.maxSpins })];
    if (feature.kind === 'freeSpins') {
      const free = { scatter, ...freeSpinValues(feature.spinsByScatters) };
      if (!feature.multipliers) return [texts.say('rules.free', free)];
      const list = orList(
        feature.multipliers.map((multiplier) => `×${multiplier}`),
        'conjunction',
      );
      return [texts.say('rules.free', free), texts.say('rules.free.multipliers', { list })];
    }
    const { respins, chance, fullReelMultiplier, fullGridPay } = feature.hold;
    const prize = new Intl.NumberFormat(formatLocale()).format(fullGridPay / 100);
    return [
      texts.say('rules.hold', { ...values, trigger: feature.trigger, spins: respins }),
      texts.say('rules.hold.cells', { coins: chance.coins, of: chance.of }),
      texts.say('rules.hold.pays', { ...values, times: fullReelMultiplier, prize }),
    ];
  }
}
