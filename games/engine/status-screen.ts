import type { FailureKey } from '../../src/platform/http/call-failure.ts';
import { t } from '../../src/platform/i18n.ts';
import { button, element } from './element.ts';
import { type FrameState, PROTECTION_NOTICES } from './frame-state.ts';
import { LOST_ON_THE_WAY } from './round-failures.ts';

export interface StatusScreenActions {
  retry(): void;
  leave(): void;
}

export interface StatusScreen {
  readonly view: HTMLElement;
  update(state: FrameState): void;
}

const LOST_FAILURES: readonly FailureKey[] = ['timeout', 'offline', 'unreadable'];
const ENDED_FAILURES: readonly FailureKey[] = ['gameSessionEnded', 'sessionEnded', 'launchTokenInvalid'];
const RESTING: readonly FailureKey[] = ['maintenance', 'gameMaintenance'];

/** Stands before the machine while it opens and when it cannot go on, and says what to do. */
export function createStatusScreen(actions: StatusScreenActions): StatusScreen {
  const title = element('h2', {});
  const text = element('p', {});
  const retry = button(t('game.retry'), { class: 'plain-button' }, actions.retry);
  const leave = button(t('game.leave'), { class: 'plain-button quiet' }, actions.leave);
  const card = element('div', { class: 'curtain-card', role: 'alert' }, [
    title,
    text,
    element('div', { class: 'curtain-buttons' }, [retry, leave]),
  ]);
  const opening = element('p', { class: 'curtain-opening', role: 'status' }, [t('game.opening')]);
  const view = element('div', { class: 'curtain' }, [opening, card]);
  return {
    view,
    update({ phase }) {
      view.hidden = phase.kind !== 'opening' && phase.kind !== 'stopped';
      opening.hidden = phase.kind !== 'opening';
      card.hidden = phase.kind !== 'stopped';
      if (phase.kind !== 'stopped') return;
      title.textContent = t('game.stopped.title');
      text.textContent = stoppedText(phase.failure);
      retry.hidden = !phase.canRetry;
    },
  };
}

function stoppedText(failure: FailureKey): string {
  if (LOST_FAILURES.includes(failure)) return t('game.stopped.lost');
  if (ENDED_FAILURES.includes(failure)) return t('game.stopped.ended');
  if (RESTING.includes(failure)) return t('game.stopped.maintenance');
  return t('game.stopped.other');
}

/** A failure that a player can go on from. */
export function noticeText(notice: FailureKey): string {
  if (notice === 'balanceTooLow') return t('game.notice.balanceTooLow');
  if (LOST_ON_THE_WAY.includes(notice)) return t('game.notice.lost');
  if (
    notice === 'stakeNotOffered' ||
    notice === 'betNotOffered' ||
    notice === 'actNotAllowed' ||
    notice === 'actTooLate' ||
    notice === 'seedChanged'
  )
    return t(`game.notice.${notice}`);
  const limit = PROTECTION_NOTICES.find((key) => key === notice);
  return t(limit ? `game.notice.${limit}` : 'game.notice.other');
}
