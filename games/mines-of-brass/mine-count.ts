import { MINES_CELLS, type MinesBet } from '../../contract/games/mines-of-brass.ts';
import { multipliersOf } from '../../maths/mines/multipliers.ts';
import { t } from '../../src/platform/i18n.ts';
import { element, write } from '../engine/element.ts';
import type { FrameState } from '../engine/frame-state.ts';
import { multiplierText } from '../engine/multiplier-text.ts';

export interface MineCount {
  readonly view: HTMLElement;
  update(state: FrameState<MinesBet>): void;
}

/** How many mines lie in the field: a slider, with what the first cell and a whole field return. */
export function makeMineCount(setBet: (bet: MinesBet) => void): MineCount {
  let shown: FrameState<MinesBet> | null = null;
  const count = element('output', { class: 'amount' });
  const odds = element('span', { class: 'mine-odds' });
  const slider = element('input', {
    type: 'range',
    min: '1',
    max: String(MINES_CELLS - 1),
    'aria-label': t('mines.count'),
  });
  slider.addEventListener('input', () => {
    if (shown?.bet) setBet({ ...shown.bet, mines: Number(slider.value) });
  });
  const view = element('div', { class: 'mine-count' }, [
    element('span', { class: 'figure' }, [element('span', { class: 'label' }, [t('mines.count')]), count]),
    slider,
    odds,
  ]);
  return {
    view,
    update(state) {
      shown = state;
      const mines = state.bet?.mines ?? 1;
      const multipliers = multipliersOf(mines);
      slider.disabled = state.phase.kind !== 'ready';
      slider.value = String(mines);
      slider.setAttribute('aria-valuetext', t('mines.count.value', { count: mines }));
      write(count, String(mines));
      const [first = 0] = multipliers;
      const last = multipliers.at(-1) ?? 0;
      write(odds, t('mines.odds', { first: multiplierText(first), last: multiplierText(last) }));
    },
  };
}
