import type { GameRound } from '../../contract/games/game-calls.ts';
import { formatLocale, t } from '../../src/platform/i18n.ts';
import { button, element } from './element.ts';
import type { InfoTab } from './info-dialog.ts';
import { moneyText } from './money-text.ts';

/** `unpromised`: it fits together, but nothing is here that was written down before its stake. */
export type RoundVerdict = 'fair' | 'unfair' | 'unpromised';

const TONES = { fair: 'good', unfair: 'bad', unpromised: 'unproven' } as const;

export interface RoundsTabDependencies {
  rounds(): readonly GameRound[];
  nextCommit(): string;
  /** What the game itself says of a round: names and values. */
  rowsOf(round: GameRound): readonly (readonly [string, string])[];
  /** Works a round out again in this browser, and compares it with its promise. What does so is fetched when it is first wanted. */
  verify(round: GameRound): Promise<RoundVerdict>;
  /** Shows a round once more, in its place in the list or in the scene; null while a round runs. */
  replay(): ((round: GameRound, place: HTMLElement) => void) | null;
  /** Shows the fairness proof on the site's own page. */
  openOutside(roundId: string): void;
}

/** The rounds of this session, each with a button that works it out again in this browser. */
export function roundsTab(parts: RoundsTabDependencies): InfoTab {
  return {
    id: 'rounds',
    title: () => t('game.tab.rounds'),
    render() {
      const list = parts.rounds();
      const page = element('div', { class: 'info-page' });
      if (list.length === 0) page.append(element('p', {}, [t('game.rounds.none')]));
      else
        page.append(
          element(
            'ul',
            { class: 'rounds' },
            list.map((round) => roundRow(round, parts)),
          ),
        );
      page.append(
        element('p', { class: 'label' }, [t('game.fair.next')]),
        element('code', { class: 'hash' }, [parts.nextCommit()]),
      );
      return page;
    },
  };
}

function roundRow(
  round: GameRound,
  { rowsOf, verify, replay, openOutside }: RoundsTabDependencies,
): HTMLElement {
  const time = new Intl.DateTimeFormat(formatLocale(), { timeStyle: 'medium' }).format(round.settledAt);
  const again = replay();
  const result = element('div', { class: 'round-proof', role: 'status' });
  const check = async () => {
    const kind = await verify(round);
    const verdict = element('p', { class: TONES[kind] }, [t(`game.rounds.${kind}`)]);
    const outside = button(t('game.rounds.page'), { class: 'plain-button quiet' }, () =>
      openOutside(round.roundId),
    );
    result.replaceChildren(verdict, proofList(round, rowsOf(round)), outside);
  };
  return element('li', { class: 'round' }, [
    element('span', { class: 'round-time' }, [time]),
    element('span', {}, [t('game.rounds.row', { stake: moneyText(round.stake), win: moneyText(round.win) })]),
    button(
      t('game.rounds.verify'),
      { class: 'plain-button', 'aria-label': t('game.rounds.verify.label', { time }) },
      () => void check(),
    ),
    ...(again
      ? [
          button(
            t('game.rounds.replay'),
            { class: 'plain-button quiet', 'aria-label': t('game.rounds.replay.label', { time }) },
            () => again(round, result),
          ),
        ]
      : []),
    result,
  ]);
}

/** Bet and outcome as they are, for a game that says no more of its rounds. */
export function plainRows({ bet, outcome }: Pick<GameRound, 'bet' | 'outcome'>): [string, string][] {
  return [
    [t('game.rounds.bet'), JSON.stringify(bet)],
    [t('game.rounds.outcome'), JSON.stringify(outcome)],
  ];
}

function proofList(
  { roundId, proof }: GameRound,
  ofGame: readonly (readonly [string, string])[],
): HTMLElement {
  const rows: readonly (readonly [string, string])[] = [
    [t('game.rounds.id'), roundId],
    ...ofGame,
    [t('game.rounds.commit'), proof.commit],
    [t('game.rounds.serverSeed'), proof.serverSeed],
    [t('game.rounds.clientSeed'), proof.clientSeed],
    [t('game.rounds.maths'), proof.maths],
  ];
  return element(
    'dl',
    {},
    rows.flatMap(([name, value]) => [
      element('dt', {}, [name]),
      element('dd', {}, [element('code', { class: 'hash' }, [value])]),
    ]),
  );
}
