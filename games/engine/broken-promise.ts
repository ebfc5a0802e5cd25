import { t } from '../../src/platform/i18n.ts';
import { button, element } from './element.ts';
import type { FrameState } from './frame-state.ts';

export interface BrokenPromise {
  readonly view: HTMLElement;
  update(state: Pick<FrameState, 'brokenRound'>): void;
}

/** Says at once, and for as long as the game is open, that a round is not what was promised before its stake. */
export function makeBrokenPromise(openProof: (roundId: string) => void): BrokenPromise {
  let roundId = '';
  const text = element('p', { role: 'status' });
  const proof = button(t('game.promise.proof'), { class: 'plain-button' }, () => openProof(roundId));
  const view = element('section', { class: 'broken-promise' }, [text, proof]);
  return {
    view,
    update({ brokenRound }) {
      const said = brokenRound === null ? '' : t('game.promise.broken');
      roundId = brokenRound ?? '';
      if (text.textContent !== said) text.textContent = said;
      view.classList.toggle('shown', brokenRound !== null);
      proof.hidden = brokenRound === null;
    },
  };
}
