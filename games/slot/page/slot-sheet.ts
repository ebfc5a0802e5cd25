import type { Cents } from '../../../contract/money.ts';
import { multiplyStake } from '../../../maths/offered-stake.ts';
import type { SymbolId } from '../../../maths/slot/slot-model.ts';
import type { WordValues } from '../../../src/platform/i18n.ts';
import { fairnessTab, percentText } from '../../engine/fairness-tab.ts';
import type { InfoTab } from '../../engine/info-dialog.ts';
import { moneyText } from '../../engine/money-text.ts';
import { rulesTab } from '../../engine/rules-tab.ts';
import { paysTab } from '../pays-tab.ts';
import { findSymbols } from '../symbol-files.ts';
import { figureRows } from './figure-rows.ts';
import { ruleSentences } from './rule-sentences.ts';
import {
  freeSpinValues,
  leastScatters,
  orList,
  reelsOf,
  stripsOf,
  wildMultiplierOf,
} from './slot-numbers.ts';
import type { SlotBetFigures, SlotContext, SlotFigures, SlotPage } from './slot-page.ts';

/** Pays, rules and figures of a slot, from its definition. */
export const slotSheet =
  <Outcome>({ slot, game, figures, symbolFiles }: SlotPage<Outcome>, context: SlotContext) =>
  (stake: () => Cents): readonly InfoTab[] => {
    const { symbols, grid, spin } = slot;
    const { texts } = context;
    const { wins } = spin;
    const addressOf = findSymbols(symbolFiles);
    const isScatter = (symbol: SymbolId) => symbols[symbol]?.role === 'scatter';
    return [
      paysTab({
        model: { symbols, rows: grid.rows, ...(wins.kind === 'lines' && { lines: wins.lines }) },
        stake,
        symbolText: (symbol) => texts.symbol(symbol),
        symbolSvg: (symbol) => addressOf(symbols[symbol]?.name ?? '') ?? '',
        intro: (amount) => texts.say(`pays.intro.${wins.kind}`, { amount }),
        // On lines a scatter pays stakes, and a plain symbol line bets.
        betsOf: (symbol) => (wins.kind === 'lines' && isScatter(symbol) ? 1 : wins.stakeUnits),
        noteOf: (symbol) => noteOf(context, symbol, stake()),
      }),
      rulesTab({ maths: game, ofGame: (range) => ruleSentences(context, range) }),
      fairnessTab({
        rows: () => [...figureRows(figures), ...featureRows(context, figures)],
        about: () => [aboutText(context, figures)],
      }),
    ];
  };

/** What a symbol does beside what it pays. */
function noteOf({ slot, texts }: SlotContext, symbol: SymbolId, stake: Cents): string {
  const { symbols, feature, spin } = slot;
  const { role, pays = {} } = symbols[symbol] ?? {};
  if (role === 'wild') {
    const scatter = symbols.findIndex((other) => other.role === 'scatter');
    const times = wildMultiplierOf(slot, symbol);
    const reels = reelsOf(stripsOf(slot), symbol);
    const values = { times, reels: orList(reels, 'conjunction'), most: times ** reels.length };
    if ('hasOpenWilds' in spin.wins && spin.wins.hasOpenWilds)
      return texts.say(times > 1 ? 'pays.wild.open.multiplied' : 'pays.wild.open', values);
    if (times > 1) return texts.say('pays.wild.multiplied', values);
    return scatter < 0
      ? texts.say('pays.wild', values)
      : texts.say('pays.wild.scatter', { ...values, scatter: texts.symbol(scatter) });
  }
  if (role !== 'scatter') return '';
  if (feature.kind === 'freeSpins') {
    const values: WordValues = { count: leastScatters(slot), ...freeSpinValues(feature.spinsByScatters) };
    return texts.say(Object.keys(pays).length > 0 ? 'pays.scatter' : 'pays.scatter.quiet', values);
  }
  if (feature.kind !== 'hold') return '';
  const worths = feature.hold.values.map(({ pay }) => pay);
  const amount = (pay: number) => moneyText(multiplyStake(stake, pay));
  return texts.say('pays.coin', {
    least: amount(Math.min(...worths)),
    most: amount(Math.max(...worths)),
    count: feature.trigger,
  });
}

/** How often the feature opens, as rows of the figures. */
function featureRows({ texts }: SlotContext, { bets: { spin } }: SlotFigures): (readonly [string, string])[] {
  const { freeSpinsOneIn, respinsOneIn, holdOneIn, fullOneIn }: Partial<SlotBetFigures> = spin ?? {};
  const row = (key: 'free' | 'respins' | 'hold' | 'full', oneIn: number | undefined) =>
    oneIn === undefined
      ? []
      : [
          [
            texts.say(`fair.${key}`),
            texts.say('fair.oneIn', { rounds: oneIn < 10 ? oneIn.toFixed(1) : Math.round(oneIn) }),
          ] as const,
        ];
  return [
    ...row('free', freeSpinsOneIn),
    ...row('respins', respinsOneIn),
    ...row('hold', holdOneIn),
    ...row('full', fullOneIn),
  ];
}

function aboutText({ texts }: SlotContext, { rtpBp, bets: { spin } }: SlotFigures): string {
  const { freeSpinsBp, respinsBp, holdBp }: Partial<SlotBetFigures> = spin ?? {};
  const featureBp = freeSpinsBp ?? respinsBp ?? holdBp;
  const rtp = percentText(rtpBp / 10_000);
  return featureBp === undefined
    ? texts.say('fair.about', { rtp })
    : texts.say('fair.about.feature', { rtp, feature: percentText(featureBp / 10_000) });
}
