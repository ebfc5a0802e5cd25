import type { GameRound } from '../../contract/games/game-calls.ts';
import { formatLocale, t } from '../../src/platform/i18n.ts';
import { button, element } from './element.ts';
import { moneyText } from './money-text.ts';
import { isSessionOver, LOST_ON_THE_WAY } from './round-failures.ts';
import type { RevealFailure, RoundsTabDependencies } from './rounds-tab-dependencies.ts';
import { slugTitle } from './slug-title.ts';

const TONES = { fair: 'good', unfair: 'bad', unpromised: 'unproven', unrevealed: 'unproven' } as const;

/**
 * A round of the list, with what can be done with it.
 * @param onSeedsChanged the player's seeds may be others from now on
 */
export function roundRow(
  round: GameRound,
  { rowsOf, verify, reveal, replay, openOutside }: RoundsTabDependencies,
  onSeedsChanged: () => void,
): HTMLElement {
  const time = new Intl.DateTimeFormat(formatLocale(), { timeStyle: 'medium' }).format(round.settledAt);
  const again = replay();
  const result = element('div', { class: 'round-proof', role: 'status' });
  let known = round;
  const check = async () => {
    const { round: checked, verdict } = await verify(known);
    known = checked;
    result.replaceChildren(
      element('p', { class: TONES[verdict] }, [t(`game.rounds.${verdict}`)]),
      proofList(known, rowsOf(known)),
      ...(verdict === 'unrevealed' ? revealControls() : [outsideButton()]),
    );
  };
  const outsideButton = () =>
    button(t('game.rounds.page'), { class: 'plain-button quiet' }, () => openOutside(round.roundId));
  const revealControls = () => {
    const failed = element('p', { class: 'bad' });
    const press = async () => {
      revealButton.disabled = true;
      failed.textContent = '';
      const failure = await reveal();
      onSeedsChanged();
      if (failure) {
        failed.textContent = failureText(failure);
        revealButton.disabled = false;
        revealButton.focus();
      } else {
        await check();
        // The button that had the focus is gone.
        verifyButton.focus();
      }
    };
    const revealButton = button(t('game.rounds.reveal'), { class: 'plain-button' }, () => void press());
    return [revealButton, failed];
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
            () => again(round, result),
          ),
        ]
      : []),
    result,
  ]);
}

/** What happened instead of revealing a seed, and what to do. */
function failureText({ key, openRounds }: RevealFailure): string {
  if (openRounds.length > 0) {
    const times = new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'short', timeStyle: 'short' });
    const names = openRounds.map(({ slug, openedAt }) => `${slugTitle(slug)} (${times.format(openedAt)})`);
    return t('game.rounds.inUse', { rounds: new Intl.ListFormat(formatLocale()).format(names) });
  }
  if (isSessionOver(key)) return t('game.stopped.ended');
  return t(LOST_ON_THE_WAY.includes(key) ? 'game.rounds.notRevealed.lost' : 'game.rounds.notRevealed');
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
