import { t } from '../../src/platform/i18n.ts';
import { element } from './element.ts';
import type { InfoTab } from './info-dialog.ts';

interface RulesTabParts {
  /** The game's own rules; those of every game follow them. */
  ofGame(): readonly string[];
  /** From one stake to the next. Milliseconds. */
  readonly cycleMs: number;
}

export function rulesTab({ ofGame, cycleMs }: RulesTabParts): InfoTab {
  return {
    id: 'rules',
    title: () => t('game.tab.rules'),
    render() {
      const texts = [
        ...ofGame(),
        t('game.rules.cycle', { seconds: cycleMs / 1000 }),
        t('game.rules.returned'),
        t('game.rules.interrupted'),
        t('game.rules.malfunction'),
        t('game.rules.playMoney'),
      ];
      return element(
        'ul',
        { class: 'info-page rules' },
        texts.map((text) => element('li', {}, [text])),
      );
    },
  };
}
