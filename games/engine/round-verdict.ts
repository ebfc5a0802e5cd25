import type { GameRound } from '../../contract/games/game-calls.ts';
import { t } from '../../src/platform/i18n.ts';
import { button, element } from './element.ts';
import type { RoundsTabDependencies } from './rounds-tab-dependencies.ts';

const TONES = { fair: 'good', unfair: 'bad', unpromised: 'unproven', unrevealed: 'unproven' } as const;

export interface VerdictPlace {
  readonly view: HTMLElement;
  /** The player's seeds may be others from now on. */
  onSeedsChanged(): void;
  /** Gets the focus when the button that had it is gone. */
  readonly focusAfter: HTMLElement;
}

/** Works a round out and shows what came of it in its place, with what can be done next. */
export async function showVerdict(
  parts: Pick<RoundsTabDependencies, 'rowsOf' | 'verify' | 'reveal' | 'openOutside'>,
  shown: GameRound,
  place: VerdictPlace,
): Promise<void> {
  const { round, verdict } = await parts.verify(shown);
  place.view.replaceChildren(
    element('p', { class: TONES[verdict] }, [t(`game.rounds.${verdict}`)]),
    proofList(round, parts.rowsOf(round)),
    ...(verdict === 'unrevealed' && !round.proof.shared
      ? revealControls(parts.reveal, place, () => showVerdict(parts, round, place))
      : [
          button(t('game.rounds.page'), { class: 'plain-button quiet' }, () =>
            parts.openOutside(round.roundId),
          ),
        ]),
  );
}

function revealControls(
  reveal: RoundsTabDependencies['reveal'],
  { onSeedsChanged, focusAfter }: VerdictPlace,
  showAgain: () => Promise<void>,
): HTMLElement[] {
  const failed = element('p', { class: 'bad' });
  const press = async () => {
    revealButton.disabled = true;
    failed.textContent = '';
    const failure = await reveal();
    onSeedsChanged();
    if (failure === null) {
      await showAgain();
      focusAfter.focus();
    } else {
      failed.textContent = failure;
      revealButton.disabled = false;
      revealButton.focus();
    }
  };
  const revealButton = button(t('game.rounds.reveal'), { class: 'plain-button' }, () => void press());
  return [revealButton, failed];
}

function proofList(
  { roundId, proof }: GameRound,
  ofGame: readonly (readonly [string, string])[],
): HTMLElement {
  const { commit, serverSeed, clientSeed, nonce, maths } = proof;
  const rows: readonly (readonly [string, string])[] = [
    [t('game.rounds.id'), roundId],
    ...ofGame,
    [t('game.rounds.commit'), commit],
    ...(serverSeed === null ? [] : [[t('game.rounds.serverSeed'), serverSeed] as const]),
    [t('game.rounds.clientSeed'), clientSeed],
    ...(nonce === null ? [] : [[t('game.rounds.nonce'), String(nonce)] as const]),
    [t('game.rounds.maths'), maths],
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
