import { KENO_DRAWN } from '../../contract/games/keno-lights.ts';
import { element, write } from '../engine/element.ts';

export interface CallStrip {
  readonly view: HTMLElement;
  /** The numbers called so far, in their order; `hits` of them are the player's. */
  update(called: readonly number[], hits: readonly number[]): void;
}

/** The latest number at large, and all of the draw in the order of their calls. Spoken as a whole at the end. */
export function makeCallStrip(status: readonly Node[]): CallStrip {
  const latest = element('strong', { class: 'latest' });
  const places = Array.from({ length: KENO_DRAWN }, () => element('li'));
  const view = element('div', { class: 'calls' }, [
    element('div', { class: 'calls-head', 'aria-hidden': 'true' }, [latest]),
    element('div', { class: 'calls-status' }, status),
    element('ol', { class: 'calls-list', 'aria-hidden': 'true' }, places),
  ]);
  return {
    view,
    update(called, hits) {
      const last = called.at(-1);
      write(latest, last === undefined ? '' : String(last));
      latest.classList.toggle('mine', last !== undefined && hits.includes(last));
      places.forEach((place, order) => {
        const number = called[order];
        write(place, number === undefined ? '' : String(number));
        place.className = number === undefined ? '' : hits.includes(number) ? 'called mine' : 'called';
      });
    },
  };
}
