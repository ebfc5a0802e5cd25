import { isLit, LANTERNS } from '../lantern-game.ts';
import { pause } from './studio-client.ts';
import { fill, type Words } from './words.ts';

const FLICKER_MS = 700;
const STEP_MS = 480;

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The three lanterns. The picture of a lit one lies over that of a dark one. */
export class LanternRow {
  readonly #lanterns: HTMLElement[];
  readonly #words: Words;

  constructor(row: HTMLElement, words: Words) {
    this.#words = words;
    this.#lanterns = Array.from({ length: LANTERNS }, () => {
      const lantern = document.createElement('div');
      lantern.className = 'lantern';
      lantern.setAttribute('role', 'img');
      for (const name of ['dark', 'lit']) {
        const picture = document.createElement('img');
        picture.className = name;
        picture.src = `art/${name}.webp`;
        picture.alt = '';
        lantern.append(picture);
      }
      return lantern;
    });
    row.append(...this.#lanterns);
    this.show(0);
  }

  /** While the server decides: a flicker at least as long as an eye needs for it. */
  async flicker(): Promise<void> {
    this.show(0);
    if (isCalm()) return;
    for (const lantern of this.#lanterns) lantern.classList.add('flickers');
    await pause(FLICKER_MS);
  }

  /** One lantern after the other, from the left. */
  async reveal(combination: number): Promise<void> {
    for (const place of this.#lanterns.keys()) {
      if (!isCalm()) await pause(STEP_MS);
      this.#set(place, isLit(combination, place));
    }
    if (!isCalm()) await pause(STEP_MS / 2);
  }

  show(combination: number): void {
    for (const place of this.#lanterns.keys()) this.#set(place, isLit(combination, place));
  }

  #set(place: number, isOn: boolean): void {
    const lantern = this.#lanterns[place];
    lantern?.classList.remove('flickers');
    lantern?.classList.toggle('on', isOn);
    const label = isOn ? this.#words.lanternLit : this.#words.lanternDark;
    lantern?.setAttribute('aria-label', fill(label, { n: place + 1 }));
  }
}
