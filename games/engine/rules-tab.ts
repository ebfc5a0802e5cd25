import { FULL_WEIGHT } from '../../contract/games/weight-of-game.ts';
import { ROUND_LEFT_MS } from '../../contract/limits.ts';
import { NO_CENTS } from '../../contract/money.ts';
import type { AnyGame } from '../../maths/game-maths.ts';
import { t } from '../../src/platform/i18n.ts';
import { element } from './element.ts';
import { percentText } from './fairness-tab.ts';
import type { InfoTab } from './info-dialog.ts';
import { moneyText } from './money-text.ts';

interface RulesTabOptions {
  readonly maths: Pick<AnyGame, 'stakes' | 'cycleMs'>;
  /** The game's own rules; those of every game follow them. @param range its lowest and its highest stake, as texts */
  ofGame(range: { readonly least: string; readonly most: string }): readonly string[];
  /** Of a game that the player acts in: how an open round of an absent player is settled. A sentence. */
  absentRule?(): string;
  /** What becomes of a round without its player, where it is not settled at once. A sentence. */
  interrupted?(): string;
}

export function rulesTab({ maths, ofGame, absentRule, interrupted }: RulesTabOptions): InfoTab {
  return {
    id: 'rules',
    title: () => t('game.tab.rules'),
    render() {
      const { stakes, cycleMs } = maths;
      const texts = [
        ...ofGame({
          least: moneyText(stakes[0] ?? NO_CENTS),
          most: moneyText(stakes.at(-1) ?? NO_CENTS),
        }),
        t('game.rules.decided'),
        t('game.rules.cycle', { seconds: cycleMs / 1000 }),
        t('game.rules.returned'),
        absentRule
          ? t('game.rules.openRound', { hours: ROUND_LEFT_MS / 3_600_000, rule: absentRule() })
          : (interrupted?.() ?? t('game.rules.interrupted')),
        t('game.rules.malfunction'),
        ...countedRules(countedShare(location.search)),
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

const countedRules = (share: number | null): string[] =>
  share === null ? [] : [t('game.rules.counted', { share: percentText(share, 0) })];

/**
 * What a stake in this game counts toward rewards, 0 to 1, as the page around the game has written it into the address; null
 * where it says nothing. It is shown and decides nothing.
 */
function countedShare(search: string): number | null {
  const weight = Number(new URLSearchParams(search).get('counts') || Number.NaN);
  return weight >= 0 && weight <= FULL_WEIGHT ? weight / FULL_WEIGHT : null;
}
