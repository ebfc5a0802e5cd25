import type { Watch } from '../../scenes/scene.ts';

/** On the root element while a panel, the jackpot's hall or an overlay covers the whole window. */
const MARKS = ['data-panel-open', 'data-hall-open', 'data-cover-open'];

/** Whether something lies over the whole lobby; listeners hear only of a change. */
export function watchCover(root: HTMLElement): Watch<boolean> {
  const get = () => MARKS.some((mark) => root.hasAttribute(mark));
  return {
    get,
    subscribe(listener) {
      let last = get();
      const observer = new MutationObserver(() => {
        if (get() === last) return;
        last = !last;
        listener();
      });
      observer.observe(root, { attributeFilter: MARKS });
      return () => observer.disconnect();
    },
  };
}
