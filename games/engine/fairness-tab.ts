import { formatLocale, t } from '../../src/platform/i18n.ts';
import { element } from './element.ts';
import type { InfoTab } from './info-dialog.ts';

interface FairnessTabOptions {
  /** The game's figures: names and values. */
  rows(): readonly (readonly [string, string])[];
  /** What they mean, in sentences. */
  about(): readonly string[];
  /** Whether all players share the rounds, which then have seeds of their own. */
  readonly isShared?: boolean;
}

/** What a game returns, and how its rounds are checked. */
export function fairnessTab({ rows, about, isShared = false }: FairnessTabOptions): InfoTab {
  return {
    id: 'fair',
    title: () => t('game.tab.fair'),
    render: () =>
      element('div', { class: 'info-page' }, [
        element(
          'dl',
          { class: 'figures' },
          rows().flatMap(([name, value]) => [element('dt', {}, [name]), element('dd', {}, [value])]),
        ),
        ...about().map((text) => element('p', {}, [text])),
        element('h3', {}, [t('game.fair.how')]),
        element('p', {}, [t(isShared ? 'game.fair.how.shared' : 'game.fair.how.text')]),
      ]),
  };
}

/** A share as text, rounded to `digits` decimals of a percent. What must not be rounded up, as a return, is floored before. */
export function percentText(share: number, digits = 2): string {
  return new Intl.NumberFormat(formatLocale(), {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(share);
}
