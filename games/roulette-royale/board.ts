import { ROULETTE_KINDS, ROULETTE_SPOTS, type RouletteSpot } from '../../maths/roulette/spots.ts';
import { ROULETTE_MAX_TOTAL } from '../../maths/roulette-royale.ts';
import { t } from '../../src/platform/i18n.ts';
import { element, iconButton } from '../engine/element.ts';
import type { BettingOptions } from '../table/betting.ts';
import { type Board, makeBoard } from '../table/board.ts';
import { roveFocus } from './move-focus.ts';
import { makeRacetrack, type Racetrack } from './racetrack.ts';
import { makeScrollCue } from './scroll-cue.ts';
import { colorOf, spotLabel } from './spot-name.ts';
import { boxOf } from './table-geometry.ts';
import { whilePointed } from './while-pointed.ts';

const TRACK = 'M8 6h8a6 6 0 0 1 0 12H8A6 6 0 0 1 8 6zM9 12h6';

export interface RouletteBoard extends Board {
  /** Marks the number that fell; null marks none. */
  markNumber(number: number | null): void;
}

/** The whole European layout: numbers, the bets on their lines, columns, dozens and even chances. */
export function makeRouletteBoard(
  parts: Pick<BettingOptions, 'chip' | 'setBet' | 'announce'>,
): RouletteBoard {
  let numbers: readonly HTMLButtonElement[] = [];
  let racetrack: Racetrack | null = null;
  let cloth: HTMLElement | null = null;
  const track = iconButton(TRACK, t('roulette.track'), () => {
    const isTrack = track.getAttribute('aria-pressed') !== 'true';
    track.setAttribute('aria-pressed', String(isTrack));
    if (cloth) cloth.hidden = isTrack;
    if (racetrack) racetrack.view.hidden = !isTrack;
  });
  track.setAttribute('aria-pressed', 'false');
  const board = makeBoard({
    ...parts,
    label: t('roulette.board'),
    maxTotal: ROULETTE_MAX_TOTAL,
    hint: () => t('roulette.hint'),
    tools: [track],
    spots: ROULETTE_SPOTS.map((spot) => ({
      name: spot.name,
      label: spotLabel(spot),
      content: contentOf(spot),
    })),
    arrange(views, place) {
      numbers = Array.from(
        { length: 37 },
        (_, number) => views.get(`straight-${number}`) as HTMLButtonElement,
      );
      for (const spot of ROULETTE_SPOTS) {
        const view = views.get(spot.name);
        if (view) lay(view, spot, numbers);
      }
      cloth = element('div', { class: 'cloth', role: 'group', 'aria-label': t('roulette.keys') }, [
        ...views.values(),
      ]);
      roveFocus(cloth, [...views.values()]);
      racetrack = makeRacetrack(place);
      racetrack.view.hidden = true;
      return makeScrollCue(element('div', { class: 'cloth-scroller' }, [cloth, racetrack.view]));
    },
  });
  return {
    ...board,
    update(state) {
      board.update(state);
      racetrack?.update(state);
    },
    markNumber(fallen) {
      numbers.forEach((view, number) => {
        view.classList.toggle('fallen', number === fallen);
      });
    },
  };
}

/** Puts a spot at its place, and has it show the numbers that it covers while it is pointed at. */
function lay(view: HTMLButtonElement, spot: RouletteSpot, numbers: readonly HTMLButtonElement[]): void {
  const { u, v, du, dv } = boxOf(spot);
  view.dataset.kind = spot.kind;
  if (spot.kind === 'straight') view.dataset.color = colorOf(spot.numbers[0] ?? 0);
  for (const [name, value] of Object.entries({ u, v, du, dv })) {
    view.style.setProperty(`--${name}`, String(value));
  }
  whilePointed(view, (isPointed) => {
    for (const number of spot.numbers) numbers[number]?.classList.toggle('covered', isPointed);
  });
}

function contentOf(spot: RouletteSpot): readonly (Node | string)[] {
  if (spot.kind === 'straight') return [element('span', { class: 'number' }, [String(spot.numbers[0])])];
  if (spot.kind === 'column') return [element('span', { class: 'outside' }, ['2:1'])];
  if (spot.name === 'red' || spot.name === 'black')
    return [element('span', { class: `lozenge ${spot.name}` })];
  // What covers fewer than a dozen lies on the lines: nothing is written there.
  return ROULETTE_KINDS[spot.kind] < 12 ? [] : [element('span', { class: 'outside' }, [spotLabel(spot)])];
}
