import { KENO_PAYS } from '../../maths/keno/pays.ts';
import { t } from '../../src/platform/i18n.ts';
import { element } from '../engine/element.ts';
import { multiplierText } from '../engine/multiplier-text.ts';

export interface PayStrip {
  readonly view: HTMLElement;
  /** @param hits so far; null while no draw counts */
  update(chosen: number, hits: number | null): void;
}

/** What the chosen count of numbers pays by its hits, with the row that stands now marked. */
export function makePayStrip(): PayStrip {
  const list = element('ul', { class: 'pay-list' });
  const view = element('div', { class: 'pays', role: 'group', 'aria-label': t('keno.pays.label') }, [list]);
  let shown = '';
  return {
    view,
    update(chosen, hits) {
      const key = `${chosen}:${hits}`;
      if (key === shown) return;
      shown = key;
      list.replaceChildren(
        ...Object.entries(KENO_PAYS[chosen] ?? {}).map(([count, multiplier]) =>
          element('li', Number(count) === hits ? { class: 'now', 'aria-current': 'true' } : {}, [
            element('span', { class: 'pay-hits' }, [t('keno.hits', { count: Number(count) })]),
            element('span', { class: 'pay-times' }, [`×${multiplierText(multiplier)}`]),
          ]),
        ),
      );
    },
  };
}
