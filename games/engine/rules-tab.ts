import { ROUND_LEFT_MS } from '../../contract/limits.ts';
import { t } from '../../src/platform/i18n.ts';
import { element } from './element.ts';
import type { InfoTab } from './info-dialog.ts';

interface RulesTabParts {
  /** The game's own rules; those of every game follow them. */
  ofGame(): readonly string[];
  /** From one stake to the next. Milliseconds. */
  readonly cycleMs: number;
  /** Of a game that the player acts in: how an open round of an absent player is settled. A sentence. */
  absentRule?(): string;
}

export function rulesTab({ ofGame, cycleMs, absentRule }: RulesTabParts): InfoTab {
  return {
    id: 'rules',
    title: () => t('game.tab.rules'),
    render() {
      const texts = [
        ...ofGame(),
        t('game.rules.cycle', { seconds: cycleMs / 1000 }),
        t('game.rules.returned'),
        absentRule
          ? t('game.rules.openRound', { hours: ROUND_LEFT_MS / 3_600_000, rule: absentRule() })
          : t('game.rules.interrupted'),
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
