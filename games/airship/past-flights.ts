import { airshipResultSchema } from '../../contract/games/airship.ts';
import { t } from '../../src/platform/i18n.ts';
import { element } from '../engine/element.ts';
import type { FollowedRound } from '../engine/frame-state.ts';
import { timesText } from './times-text.ts';

export interface PastFlights {
  readonly view: HTMLElement;
  update(followed: FollowedRound | null): void;
}

/** A flight of at least this many hundredths is high, and highest. They differ in their mark, too. */
const HIGH_FLIGHT = 200;
const HIGHEST_FLIGHT = 1_000;

/** The ends of the last flights, the latest first. They say nothing of the next. */
export function makePastFlights(): PastFlights {
  const list = element('ol', { class: 'past-flights' });
  const view = element('div', { class: 'past', role: 'group', 'aria-label': t('airship.past') }, [list]);
  let shown = '';
  return {
    view,
    update(followed) {
      const past = followed?.past ?? [];
      const key = past.map(({ id }) => id).join();
      if (key === shown) return;
      shown = key;
      list.replaceChildren(
        ...past.map(({ result }) => {
          const { crashAt } = airshipResultSchema.parse(result);
          const height = crashAt >= HIGHEST_FLIGHT ? 'highest' : crashAt >= HIGH_FLIGHT ? 'high' : 'low';
          return element('li', { class: height }, [timesText(crashAt)]);
        }),
      );
      list.scrollLeft = 0;
    },
  };
}
