import type { Cents } from '../../contract/money.ts';
import type { SlotFigures } from '../../maths/slot/free-spin-figures.ts';
import type { SlotModel, SlotSymbol, SymbolId } from '../../maths/slot/slot-model.ts';
import { t } from '../../src/platform/i18n.ts';
import { fairnessTab, percentText } from '../engine/fairness-tab.ts';
import type { InfoTab } from '../engine/info-dialog.ts';
import { rulesTab } from '../engine/rules-tab.ts';
import { paysTab } from './pays-tab.ts';
import { leastScatters, wildReels } from './slot-values.ts';

interface SlotTabOptions {
  readonly model: SlotModel;
  stake(): Cents;
  symbolText(symbol: SymbolId): string;
  /** Address of a symbol's image. */
  symbolSvg(symbol: SymbolId): string;
}

/** What every symbol of a slot with free spins pays. */
export function slotPaysTab({ model, ...parts }: SlotTabOptions): InfoTab {
  const roleOf = (symbol: SymbolId) => model.symbols[symbol]?.role;
  return paysTab({
    ...parts,
    model,
    intro: (amount) => t('game.pays.intro', { amount }),
    betsOf: (symbol) => (roleOf(symbol) === 'scatter' ? 1 : model.lines.length),
    noteOf: (symbol) => noteOf(model, roleOf(symbol)),
  });
}

function noteOf(model: SlotModel, role: SlotSymbol['role'] | undefined): string {
  if (role === 'wild') return t('game.pays.wild', { reels: wildReels(model.symbols, model.baseStrips) });
  return role === 'scatter' ? t('game.pays.scatter', { count: leastScatters(model) }) : '';
}

export function slotRulesTab(model: SlotModel): InfoTab {
  return rulesTab({
    maths: model,
    ofGame: (range) => [
      t('game.rules.stake', { lines: model.lines.length, ...range }),
      t('game.rules.lines'),
      t('game.rules.free', freeSpinValues(model)),
    ],
  });
}

/** What the sentence about free spins names, read from the model that decides them. */
function freeSpinValues({ freeSpins }: SlotModel): Record<string, number> {
  const { spinsByScatters, multiplierOf } = freeSpins;
  const [few = 0, some = 0, many = 0] = Object.keys(spinsByScatters).map(Number);
  const most = spinsByScatters[many] ?? 0;
  const multipliers = Array.from({ length: most }, (_, index) => multiplierOf(index));
  const [first = 0, second = 0, third = 0, fourth = 0] = new Set(multipliers);
  return {
    few,
    some,
    many,
    fewSpins: spinsByScatters[few] ?? 0,
    someSpins: spinsByScatters[some] ?? 0,
    manySpins: most,
    step: multipliers.filter((multiplier) => multiplier === first).length,
    first,
    second,
    third,
    fourth,
  };
}

/** The exact figures of the machine, as text. */
export function slotFairnessTab(figures: SlotFigures): InfoTab {
  const { rtpBp, shares, hitRate, aboveStakeRate, freeSpinsOneIn, ceiling } = figures;
  const bp = (value: number) => percentText(value / 10_000);
  return fairnessTab({
    rows: () => [
      [t('game.fair.rtp'), bp(rtpBp)],
      [t('game.fair.hit'), percentText(hitRate, 1)],
      [t('game.fair.above'), percentText(aboveStakeRate, 1)],
      [t('game.fair.feature'), t('game.fair.feature.value', { rounds: Math.round(freeSpinsOneIn) })],
      [t('game.fair.volatility'), t('game.fair.volatility.value')],
      [t('game.fair.ceiling'), t('game.fair.ceiling.value', { times: ceiling })],
    ],
    about: () => [
      t('game.fair.rtp.about', {
        rtp: bp(rtpBp),
        lines: bp(shares.linesBp),
        scatters: bp(shares.scattersBp),
        free: bp(shares.freeSpinsBp),
      }),
    ],
  });
}
