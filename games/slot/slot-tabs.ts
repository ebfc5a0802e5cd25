import { type Cents, cents } from '../../contract/money.ts';
import type { SlotFigures } from '../../maths/slot/exact-figures.ts';
import type { SlotModel, SlotSymbol, SymbolId } from '../../maths/slot/slot-model.ts';
import { t } from '../../src/platform/i18n.ts';
import { element } from '../engine/element.ts';
import { fairnessTab, percentText } from '../engine/fairness-tab.ts';
import type { InfoTab } from '../engine/info-dialog.ts';
import { moneyText } from '../engine/money-text.ts';
import { rulesTab } from '../engine/rules-tab.ts';
import { leastScatters, wildReels } from './slot-values.ts';

export interface SlotTabParts {
  readonly model: SlotModel;
  stake(): Cents;
  symbolText(symbol: SymbolId): string;
  /** Address of a symbol's image. */
  symbolSvg(symbol: SymbolId): string;
}

/** What every symbol pays at the stake that is set, and where the lines run. */
export function paysTab({ model, stake, symbolText, symbolSvg }: SlotTabParts): InfoTab {
  const lineBet = () => stake() / model.lines.length;
  const row = (symbol: SymbolId) => {
    const { role, pays } = model.symbols[symbol] as SlotModel['symbols'][number];
    const unit = role === 'scatter' ? stake() : lineBet();
    const image = element('img', { src: symbolSvg(symbol), alt: '', width: '52', height: '52' });
    const amounts = Object.entries(pays)
      .reverse()
      .map(([count, pay]) =>
        element('li', {}, [
          element('span', { class: 'count', 'aria-label': t('game.pays.count', { count }) }, [`${count}×`]),
          element('b', {}, [moneyText(cents(pay * unit))]),
        ]),
      );
    const note = noteOf(model, role);
    return element('li', { class: 'pay' }, [
      image,
      element('div', {}, [
        element('b', { class: 'pay-name' }, [symbolText(symbol)]),
        ...(note ? [element('p', {}, [note])] : []),
        ...(amounts.length ? [element('ul', { class: 'amounts' }, amounts)] : []),
      ]),
    ]);
  };
  return {
    id: 'pays',
    title: () => t('game.tab.pays'),
    render: () =>
      element('div', { class: 'info-page' }, [
        element('p', {}, [t('game.pays.intro', { amount: moneyText(stake()) })]),
        element(
          'ul',
          { class: 'pays' },
          model.symbols.map((_, symbol) => row(symbol)),
        ),
        element('h3', {}, [t('game.pays.lines', { lines: model.lines.length })]),
        element(
          'ol',
          { class: 'lines' },
          model.lines.map((_, line) => lineImage(model, line)),
        ),
      ]),
  };
}

function noteOf(model: SlotModel, role: SlotSymbol['role']): string {
  if (role === 'wild') return t('game.pays.wild', { reels: wildReels(model) });
  return role === 'scatter' ? t('game.pays.scatter', { count: leastScatters(model) }) : '';
}

function lineImage(model: SlotModel, line: number): HTMLElement {
  const rows = model.lines[line] ?? [];
  const cells = Array.from({ length: model.rows * rows.length }, (_, index) => {
    const reel = index % rows.length;
    const isOn = rows[reel] === Math.floor(index / rows.length);
    return element('i', isOn ? { class: 'on' } : {});
  });
  return element('li', {}, [
    element('span', {}, [t('game.pays.line', { line: line + 1 })]),
    element('div', { class: 'line-grid', 'aria-hidden': 'true' }, cells),
  ]);
}

export function slotRulesTab(model: SlotModel): InfoTab {
  return rulesTab({
    maths: model,
    ofGame: (range) => [
      t('game.rules.stake', { lines: model.lines.length, ...range }),
      t('game.rules.lines'),
      t('game.rules.free', freeSpinValues(model)),
      t('game.rules.decided'),
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
      [t('game.fair.ceiling'), t('game.fair.ceiling.value', { times: Math.floor(ceiling) })],
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
