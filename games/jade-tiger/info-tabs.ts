import type { Cents } from '../../contract/money.ts';
import { JADE_REELS } from '../../maths/jade-tiger/reels.ts';
import { JADE_TIGER } from '../../maths/jade-tiger.ts';
import { JADE_TIGER_FIGURES } from '../../maths/jade-tiger-figures.ts';
import { t } from '../../src/platform/i18n.ts';
import { percentText } from '../engine/fairness-tab.ts';
import type { InfoTab } from '../engine/info-dialog.ts';
import { wildReels } from '../slot/slot-values.ts';
import { waysTabs } from '../slot/ways-tabs.ts';
import { symbolAddress } from './symbol-address.ts';
import { symbolText, WAYS } from './win-texts.ts';

const { symbols, baseStrips, freeStrips, spinsByScatters } = JADE_REELS;

export const infoTabs = (stake: () => Cents): readonly InfoTab[] =>
  waysTabs(stake, {
    model: JADE_REELS,
    maths: JADE_TIGER,
    figures: JADE_TIGER_FIGURES,
    symbolText,
    symbolAddress,
    intro: (amount) => t('jade.pays.intro', { amount }),
    noteOf,
    rules: (range) => [
      t('jade.rules.stake', { ways: WAYS, ...range }),
      t('jade.rules.ways'),
      t('jade.rules.tigers', { most: mostOf() }),
      t('jade.rules.free', freeSpinValues()),
    ],
    ownFigures() {
      const { freeSpinsOneIn } = JADE_TIGER_FIGURES.bets.spin;
      const value = t('game.fair.feature.value', { rounds: Math.round(freeSpinsOneIn) });
      return [[t('game.fair.feature'), value]];
    },
    about: () =>
      t('jade.fair.about', {
        rtp: percentText(JADE_TIGER_FIGURES.rtpBp / 10_000),
        free: percentText(JADE_TIGER_FIGURES.bets.spin.freeSpinsBp / 10_000),
      }),
  });

function noteOf(symbol: number): string {
  const { role, multiplier } = symbols[symbol] ?? {};
  if (role === 'scatter') return t('jade.pays.moon', freeSpinValues());
  if (role !== 'wild') return '';
  // Only this tiger counts as a wild here: the other kind is on other reels.
  const alone = symbols.map((each, index) => (index === symbol ? each : { ...each, role: 'plain' as const }));
  return t('jade.pays.tiger', { times: multiplier ?? 1, reels: wildReels(alone, baseStrips) });
}

/** What tigers on all their reels make of a win. */
const mostOf = (): number =>
  freeStrips.reduce(
    (most, strip) => most * Math.max(...strip.map((symbol) => symbols[symbol]?.multiplier ?? 1)),
    1,
  );

function freeSpinValues(): Record<string, number> {
  const [few = 0, some = 0, many = 0] = Object.keys(spinsByScatters).map(Number);
  const spinsOf = (scatters: number) => spinsByScatters[scatters] ?? 0;
  return { few, some, many, fewSpins: spinsOf(few), someSpins: spinsOf(some), manySpins: spinsOf(many) };
}
