import type { GameRound } from '../../contract/games/game-calls.ts';
import { t } from '../../src/platform/i18n.ts';
import { element } from './element.ts';
import type { InfoTab } from './info-dialog.ts';
import { roundRow } from './round-row.ts';
import type { RoundsTabDependencies } from './rounds-tab-dependencies.ts';

/** The rounds of this session, each with a button that works it out again in this browser. */
export function roundsTab(parts: RoundsTabDependencies): InfoTab {
  return {
    id: 'rounds',
    title: () => t('game.tab.rounds'),
    render() {
      const list = parts.rounds();
      const page = element('div', { class: 'info-page' });
      const seeds = element('div', {});
      const showSeeds = () => seeds.replaceChildren(...seedsOfNow(parts));
      if (list.length === 0) page.append(element('p', {}, [t('game.rounds.none')]));
      else
        page.append(
          element(
            'ul',
            { class: 'rounds' },
            list.map((round) => roundRow(round, parts, showSeeds)),
          ),
        );
      showSeeds();
      page.append(seeds);
      return page;
    },
  };
}

/** What decides the next bet, as far as the player may know it. */
function seedsOfNow({ nextCommit, seedPair }: RoundsTabDependencies): HTMLElement[] {
  const pair = seedPair();
  const rows: readonly (readonly [string, string])[] = [
    [t('game.fair.next'), nextCommit()],
    ...(pair
      ? ([
          [t('game.rounds.clientSeed'), pair.clientSeed],
          [t('game.rounds.nonce'), String(pair.nextNonce)],
        ] as const)
      : []),
  ];
  return rows.flatMap(([name, value]) => [
    element('p', { class: 'label' }, [name]),
    element('code', { class: 'hash' }, [value]),
  ]);
}

/** Bet and outcome as they are, for a game that says no more of its rounds. */
export function plainRows({ bet, outcome }: Pick<GameRound, 'bet' | 'outcome'>): [string, string][] {
  return [
    [t('game.rounds.bet'), JSON.stringify(bet)],
    [t('game.rounds.outcome'), JSON.stringify(outcome)],
  ];
}
