import { t } from '../../src/platform/i18n.ts';
import { element } from './element.ts';
import type { InfoTab } from './info-dialog.ts';
import { multiplierText } from './multiplier-text.ts';

interface MultipliersTabOptions {
  intro(): string;
  /** A title for each way to play, and what it returns in order. Hundredths of the stake. */
  groups(): readonly (readonly [title: string, multipliers: readonly number[]])[];
}

/** The paytable of a game whose rounds return a multiple of the stake. */
export const multipliersTab = ({ intro, groups }: MultipliersTabOptions): InfoTab => ({
  id: 'pays',
  title: () => t('game.tab.pays'),
  render: () =>
    element('div', { class: 'info-page' }, [
      element('p', {}, [intro()]),
      ...groups().flatMap(([title, multipliers]) => [
        element('h3', {}, [title]),
        element('p', {}, [multipliers.map((multiplier) => `×${multiplierText(multiplier)}`).join(' · ')]),
      ]),
    ]),
});
