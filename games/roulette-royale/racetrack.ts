import type { PlacedBets } from '../../contract/games/placed-bets.ts';
import { ROULETTE_WHEEL } from '../../maths/roulette/wheel.ts';
import { t } from '../../src/platform/i18n.ts';
import { button, element } from '../engine/element.ts';
import type { FrameState } from '../engine/frame-state.ts';
import { stakeOn } from '../table/placed.ts';
import { neighboursOf, SECTORS, type Sector } from './call-bets.ts';
import { roveFocus } from './move-focus.ts';
import { colorOf } from './spot-name.ts';
import { trackPoint } from './track-path.ts';
import { whilePointed } from './while-pointed.ts';

const SECTOR_NAMES = Object.keys(SECTORS) as readonly Sector[];

export interface Racetrack {
  readonly view: HTMLElement;
  /** Marks the numbers with chips on them. */
  update(state: FrameState<PlacedBets>): void;
}

/** The wheel laid out as an oval: a number places chips on it and its neighbours, a sector on all of its spots. */
export function makeRacetrack(place: (spots: readonly string[]) => void): Racetrack {
  const numbers = ROULETTE_WHEEL.map((number, index) => {
    const neighbours = neighboursOf(number);
    const view = button(
      String(number),
      {
        class: 'track-number',
        'data-color': colorOf(number),
        'data-sound': 'coin',
        'aria-label': t('roulette.track.number', { number, numbers: neighbours.join(', ') }),
      },
      () => place(neighbours.map((one) => `straight-${one}`)),
    );
    const { x, y } = trackPoint(index / ROULETTE_WHEEL.length);
    view.style.setProperty('--x', String(x));
    view.style.setProperty('--y', String(y));
    return view;
  });
  numbers.forEach((view, at) => {
    const covered = neighboursOf(ROULETTE_WHEEL[at] ?? 0).map((one) => numbers[ROULETTE_WHEEL.indexOf(one)]);
    whilePointed(view, (isPointed) => {
      for (const one of covered) one?.classList.toggle('covered', isPointed);
    });
  });
  const sectors = SECTOR_NAMES.map((name) => makeSector(name, place));
  const view = element('div', { class: 'track', role: 'group', 'aria-label': t('roulette.track.keys') }, [
    ...numbers,
    element('div', { class: 'sectors' }, sectors),
  ]);
  roveFocus(view, numbers);
  return {
    view,
    update({ bet, phase }) {
      numbers.forEach((one, at) => {
        one.classList.toggle('placed', stakeOn(bet, `straight-${ROULETTE_WHEEL[at]}`) > 0);
      });
      for (const one of [...numbers, ...sectors]) {
        one.setAttribute('aria-disabled', String(phase.kind !== 'ready'));
      }
    },
  };
}

function makeSector(name: Sector, place: (spots: readonly string[]) => void): HTMLButtonElement {
  const values = { sector: t(`roulette.sector.${name}`), count: SECTORS[name].length };
  const label = t('roulette.track.sector', values);
  const view = button('', { class: 'sector', 'data-sound': 'coin', 'aria-label': label }, () =>
    place(SECTORS[name]),
  );
  view.append(
    element('span', { class: 'sector-name' }, [values.sector]),
    element('span', { class: 'sector-chips' }, [t('roulette.track.chips', values)]),
  );
  return view;
}
