import { PLINKO_RISKS, PLINKO_ROWS, type PlinkoBet } from '../../contract/games/plinko-tower.ts';
import { t } from '../../src/platform/i18n.ts';
import { element } from '../engine/element.ts';
import type { FrameState } from '../engine/frame-state.ts';

export interface TableChoice {
  readonly view: HTMLElement;
  update(state: FrameState<PlinkoBet>): void;
}

interface Choice<Value extends string | number> {
  readonly view: HTMLFieldSetElement;
  show(value: Value | undefined, isReady: boolean): void;
}

/** Rows and risk: radio buttons above the tower. */
export function makeTableChoice(setBet: (bet: PlinkoBet) => void): TableChoice {
  let shown: FrameState<PlinkoBet> | null = null;
  const change = (part: Partial<PlinkoBet>) => {
    if (shown?.bet) setBet({ ...shown.bet, ...part });
  };
  const rows = makeChoice('rows', t('plinko.rows'), PLINKO_ROWS, String, (value) => change({ rows: value }));
  const risk = makeChoice(
    'risk',
    t('plinko.risk'),
    PLINKO_RISKS,
    (value) => t(`plinko.risk.${value}`),
    (value) => change({ risk: value }),
  );
  return {
    view: element('div', { class: 'table-choice' }, [rows.view, risk.view]),
    update(state) {
      shown = state;
      const isReady = state.phase.kind === 'ready';
      rows.show(state.bet?.rows, isReady);
      risk.show(state.bet?.risk, isReady);
    },
  };
}

function makeChoice<Value extends string | number>(
  name: string,
  legend: string,
  values: readonly Value[],
  textOf: (value: Value) => string,
  choose: (value: Value) => void,
): Choice<Value> {
  const inputs = values.map((value) => {
    const input = element('input', { type: 'radio', name, value: String(value) });
    input.addEventListener('change', () => choose(value));
    return { value, input, view: element('label', {}, [input, element('span', {}, [textOf(value)])]) };
  });
  const view = element('fieldset', { class: 'choice' }, [
    element('legend', {}, [legend]),
    ...inputs.map((one) => one.view),
  ]);
  return {
    view,
    show(value, isReady) {
      view.disabled = !isReady;
      for (const one of inputs) one.input.checked = one.value === value;
    },
  };
}
