import type { Observable } from '../../scenes/scene.ts';

/** On the root element while the first-visit notice or the question of the age hides the whole site. */
const GATE_MARKS = ['data-gate-shut'];
/** And while a panel, the jackpot's hall, an overlay or the gate covers the whole window. */
const COVER_MARKS = ['data-panel-open', 'data-hall-open', 'data-cover-open', ...GATE_MARKS];

/** Whether something lies over the whole lobby; listeners hear only of a change. */
export const observeCover = (root: HTMLElement): Observable<boolean> => observeMarks(root, COVER_MARKS);

/** Whether the gate is shut: nothing of the site can be seen. */
export const observeGate = (root: HTMLElement): Observable<boolean> => observeMarks(root, GATE_MARKS);

/** Whether the page's curtain is still closed over the lobby; one that is hidden was never seen on this visit. */
export const isCurtainClosed = (page: ParentNode): boolean =>
  page.querySelector('#splash:not(.leaving, [hidden])') !== null;

function observeMarks(root: HTMLElement, marks: readonly string[]): Observable<boolean> {
  const get = () => marks.some((mark) => root.hasAttribute(mark));
  return {
    get,
    subscribe(listener) {
      let last = get();
      const observer = new MutationObserver(() => {
        if (get() === last) return;
        last = !last;
        listener();
      });
      observer.observe(root, { attributeFilter: [...marks] });
      return () => observer.disconnect();
    },
  };
}
