import { KENO_NUMBERS, type KenoBet, type KenoOutcome } from '../../contract/games/keno-lights.ts';
import { t } from '../../src/platform/i18n.ts';
import { element } from '../engine/element.ts';
import { resultText } from '../engine/result-text.ts';
import type { RoundOf } from '../engine/round.ts';
import { lampsOf } from './lamps.ts';

/** Between two calls; quicker than in the draw itself, as its end is known. */
const CALL_MS = 180;
const LIGHT_MS = 240;

/** A past draw on a small board: its numbers light up in the order in which they were drawn. */
export function drawReplay(round: RoundOf<KenoBet, KenoOutcome>, isStill: boolean): HTMLElement {
  const { drawn, hits } = round.outcome;
  const chosen = round.bet.numbers;
  const lamps = lampsOf({ chosen, called: drawn, isBet: true });
  const cells = Array.from({ length: KENO_NUMBERS }, (_, index) => {
    const lamp = lamps[index] ?? 'off';
    const isChosen = chosen.includes(index + 1);
    const cell = element('span', { 'data-lamp': lamp, ...(isChosen ? { class: 'chosen' } : {}) }, [
      String(index + 1),
    ]);
    const order = drawn.indexOf(index + 1);
    if (order >= 0 && !isStill)
      cell.animate([{ background: '#1d2848', color: '#b9c3e6' }, {}], {
        delay: order * CALL_MS,
        duration: LIGHT_MS,
        fill: 'backwards',
      });
    return cell;
  });
  const end = t('keno.end', { hits: hits.length, count: chosen.length, result: resultText(round) });
  return element('figure', { class: 'draw-replay' }, [
    element('div', { role: 'img', 'aria-label': t('keno.drawn', { numbers: drawn.join(', ') }) }, cells),
    element('figcaption', {}, [end]),
  ]);
}
