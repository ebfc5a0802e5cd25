import type { GameRound } from '../../contract/games/game-calls.ts';
import { formatLocale, t } from '../../src/platform/i18n.ts';
import { button, element } from './element.ts';
import type { InfoTab } from './info-dialog.ts';
import { moneyText } from './money-text.ts';
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

function roundRow(round: GameRound, parts: RoundsTabDependencies, onSeedsChanged: () => void): HTMLElement {
  const time = new Intl.DateTimeFormat(formatLocale(), { timeStyle: 'medium' }).format(round.settledAt);
  const again = parts.replay();
  const view = element('div', { class: 'round-proof', role: 'status' });
  const check = async () => {
    const { showVerdict } = await import('./round-verdict.ts');
    await showVerdict(parts, round, { view, onSeedsChanged, focusAfter: verifyButton });
  };
  const verifyButton = button(
    t('game.rounds.verify'),
    { class: 'plain-button', 'aria-label': t('game.rounds.verify.label', { time }) },
    () => void check(),
  );
  return element('li', { class: 'round' }, [
    element('span', { class: 'round-time' }, [time]),
    element('span', {}, [t('game.rounds.row', { stake: moneyText(round.stake), win: moneyText(round.win) })]),
    verifyButton,
    ...(again
      ? [
          button(
            t('game.rounds.replay'),
            { class: 'plain-button quiet', 'aria-label': t('game.rounds.replay.label', { time }) },
            () => again(round, view),
          ),
        ]
      : []),
    view,
  ]);
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
