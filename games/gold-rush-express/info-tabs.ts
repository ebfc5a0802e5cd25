import type { Cents } from '../../contract/money.ts';
import { RUSH_HOLD, RUSH_REELS, RUSH_TRIGGER } from '../../maths/gold-rush/reels.ts';
import { GOLD_RUSH_EXPRESS } from '../../maths/gold-rush-express.ts';
import { GOLD_RUSH_FIGURES } from '../../maths/gold-rush-express-figures.ts';
import { multiplyStake } from '../../maths/offered-stake.ts';
import { formatLocale, t } from '../../src/platform/i18n.ts';
import { fairnessTab, percentText } from '../engine/fairness-tab.ts';
import type { InfoTab } from '../engine/info-dialog.ts';
import { moneyText } from '../engine/money-text.ts';
import { rulesTab } from '../engine/rules-tab.ts';
import { paysTab } from '../slot/pays-tab.ts';
import { figureRows, wildReels } from '../slot/slot-values.ts';
import { symbolText } from './rush-texts.ts';
import { symbolAddress } from './symbol-address.ts';

const { symbols, strips, lines } = RUSH_REELS;
const { respins, chance, values, fullReelMultiplier, fullGridPay, reels, rows } = RUSH_HOLD;

export function infoTabs(stake: () => Cents): readonly InfoTab[] {
  const { rtpBp, bets } = GOLD_RUSH_FIGURES;
  const { holdBp, holdOneIn, fullOneIn } = bets.spin;
  const rounds = (oneIn: number) => t('game.fair.feature.value', { rounds: Math.round(oneIn) });
  return [
    paysTab({
      model: RUSH_REELS,
      stake,
      betsOf: () => lines.length,
      noteOf: (symbol) => noteOf(symbol, stake()),
      intro: (amount) => t('game.pays.intro', { amount }),
      symbolText,
      symbolSvg: (symbol) => symbolAddress(symbols[symbol]?.name ?? '') ?? '',
    }),
    rulesTab({
      maths: GOLD_RUSH_EXPRESS,
      ofGame: (range) => [
        t('rush.rules.stake', { lines: lines.length, ...range }),
        t('rush.rules.lines', { least: 3 }),
        t('rush.rules.hold', { trigger: RUSH_TRIGGER, spins: respins }),
        t('rush.rules.cells', { coins: chance.coins, of: chance.of }),
        t('rush.rules.pays', {
          rows,
          times: fullReelMultiplier,
          cells: reels * rows,
          prize: new Intl.NumberFormat(formatLocale()).format(fullGridPay / 100),
        }),
      ],
    }),
    fairnessTab({
      rows: () => [
        ...figureRows(GOLD_RUSH_FIGURES),
        [t('rush.fair.hold'), rounds(holdOneIn)],
        [t('rush.fair.full'), rounds(fullOneIn)],
      ],
      about: () => [
        t('rush.fair.about', { rtp: percentText(rtpBp / 10_000), hold: percentText(holdBp / 10_000) }),
      ],
    }),
  ];
}

function noteOf(symbol: number, stake: Cents): string {
  const role = symbols[symbol]?.role;
  if (role === 'wild') return t('rush.pays.wild', { reels: wildReels(symbols, strips) });
  if (role !== 'scatter') return '';
  const pays = values.map(({ pay }) => pay);
  const amount = (pay: number) => moneyText(multiplyStake(stake, pay));
  return t('rush.pays.coin', {
    least: amount(Math.min(...pays)),
    most: amount(Math.max(...pays)),
    count: RUSH_TRIGGER,
  });
}
