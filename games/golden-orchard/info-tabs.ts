import type { Cents } from '../../contract/money.ts';
import { ORCHARD_REELS } from '../../maths/golden-orchard/reels.ts';
import { GOLDEN_ORCHARD } from '../../maths/golden-orchard.ts';
import { GOLDEN_ORCHARD_FIGURES } from '../../maths/golden-orchard-figures.ts';
import { t } from '../../src/platform/i18n.ts';
import { fairnessTab, percentText } from '../engine/fairness-tab.ts';
import type { InfoTab } from '../engine/info-dialog.ts';
import { rulesTab } from '../engine/rules-tab.ts';
import { paysTab } from '../slot/pays-tab.ts';
import { figureRows, wildReels } from '../slot/slot-values.ts';
import { symbolAddress } from './symbol-address.ts';
import { symbolText } from './win-texts.ts';

const { symbols, strips, lines } = ORCHARD_REELS;
const WILDS = strips.filter((strip) => strip.some((symbol) => symbols[symbol]?.role === 'wild')).length;

export function infoTabs(stake: () => Cents): readonly InfoTab[] {
  const small = symbols.flatMap(({ pays }, symbol) => (pays[2] ? [symbolText(symbol)] : []));
  return [
    paysTab({
      model: ORCHARD_REELS,
      stake,
      symbolText,
      symbolSvg: (symbol) => symbolAddress(symbols[symbol]?.name ?? '') ?? '',
      intro: (amount) => t('game.pays.intro', { amount }),
      betsOf: () => lines.length,
      noteOf: (symbol) =>
        symbols[symbol]?.role === 'wild'
          ? t('orchard.pays.wild', { reels: wildReels(symbols, strips), most: 2 ** WILDS })
          : '',
    }),
    rulesTab({
      maths: GOLDEN_ORCHARD,
      ofGame: (range) => [
        t('orchard.rules.stake', { lines: lines.length, ...range }),
        t('orchard.rules.lines', { three: 3, two: 2, small: small.join(' / ') }),
        t('orchard.rules.apples'),
      ],
    }),
    fairnessTab({
      rows: () => figureRows(GOLDEN_ORCHARD_FIGURES),
      about: () => [t('orchard.fair.about', { rtp: percentText(GOLDEN_ORCHARD_FIGURES.rtpBp / 10_000) })],
    }),
  ];
}
