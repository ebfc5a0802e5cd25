import { element } from '../engine/element.ts';

interface Bead {
  /** One letter, in the player's language. */
  readonly sign: string;
  /** Of its colour: a class name. */
  readonly tone: string;
}

export interface BeadRoad {
  readonly view: HTMLElement;
  /** @param beads latest first @param summary the same as a sentence, for people who do not see them */
  show(beads: readonly Bead[], summary: string): void;
}

/** The results of the player's last rounds as a row of beads, the latest at its right end. */
export function makeBeadRoad(): BeadRoad {
  const view = element('div', { class: 'bead-road', role: 'img' });
  let shown = '';
  return {
    view,
    show(beads, summary) {
      const signature = beads.map(({ sign, tone }) => `${sign}${tone}`).join();
      view.setAttribute('aria-label', summary);
      if (signature === shown) return;
      shown = signature;
      view.replaceChildren(
        ...beads.map(({ sign, tone }) => element('span', { class: `bead ${tone}` }, [sign])),
      );
    },
  };
}
