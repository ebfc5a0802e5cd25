import { t } from '../../src/platform/i18n.ts';
import { element, write } from '../engine/element.ts';

/** A scroll moves by this share of the visible height, so that the rows at the edge stay in sight. */
const STEP = 0.8;
/** Browsers round positions: so near to its end it is at its end. Pixels. */
const NEAR_PX = 4;

/**
 * The scrolled table with a line at its foot that says that it goes on, and shows the rest when pressed; at the end it
 * leads back. It takes nothing from a window that shows the whole table.
 */
export function makeScrollCue(scroller: HTMLElement): HTMLElement {
  const text = element('span', {}, []);
  const cue = element('button', { type: 'button', class: 'scroll-cue' }, [text]);
  const view = element('div', { class: 'cloth-window' }, [scroller, cue]);
  const below = () => scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
  const follow = () => {
    const isWhole = scroller.scrollHeight - scroller.clientHeight <= NEAR_PX;
    const isAtEnd = below() <= NEAR_PX;
    cue.hidden = isWhole;
    view.classList.toggle('goes-on', !isWhole && !isAtEnd);
    write(text, t(isAtEnd ? 'roulette.top' : 'roulette.more'));
  };
  cue.addEventListener('click', () => {
    const top = below() <= NEAR_PX ? 0 : scroller.scrollTop + scroller.clientHeight * STEP;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scroller.scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' });
  });
  scroller.addEventListener('scroll', follow, { passive: true });
  const watch = new ResizeObserver(follow);
  for (const part of [scroller, ...scroller.children]) watch.observe(part);
  follow();
  return view;
}
