import { FIRST_STAKE, multiplierOf, PICKS, STAKES } from '../lantern-game.ts';
import { nameOf, type Words } from './words.ts';

export const byId = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found;
};

/** Guesses, stake and the button. */
export class Console {
  readonly #light = byId('light') as HTMLButtonElement;
  readonly #lower = byId('lower') as HTMLButtonElement;
  readonly #higher = byId('higher') as HTMLButtonElement;
  readonly #write: (amount: number) => string;
  #at = STAKES.indexOf(FIRST_STAKE);
  #isBusy = false;

  constructor(words: Words, write: (amount: number) => string, onLight: () => void) {
    this.#write = write;
    byId('picks').append(...PICKS.map((pick) => pickPlate(pick, nameOf(pick, words))));
    this.#lower.addEventListener('click', () => this.#step(-1));
    this.#higher.addEventListener('click', () => this.#step(1));
    this.#light.addEventListener('click', () => {
      if (!this.#isBusy) onLight();
    });
    this.#step(0);
  }

  get pick(): number {
    return Number(document.querySelector<HTMLInputElement>('input[name="pick"]:checked')?.value);
  }

  /** Cents. */
  get stake(): number {
    return STAKES[this.#at] ?? FIRST_STAKE;
  }

  /** The button keeps the focus while a round is played. */
  set isBusy(isBusy: boolean) {
    this.#isBusy = isBusy;
    this.#light.setAttribute('aria-disabled', String(isBusy));
    for (const input of document.querySelectorAll<HTMLInputElement>('input[name="pick"]'))
      input.disabled = isBusy;
    this.#step(0);
  }

  #step(by: number): void {
    this.#at = Math.min(STAKES.length - 1, Math.max(0, this.#at + by));
    byId('stake').textContent = this.#write(this.stake);
    this.#lower.disabled = this.#isBusy || this.#at === 0;
    this.#higher.disabled = this.#isBusy || this.#at === STAKES.length - 1;
  }
}

function pickPlate(pick: number, name: string): HTMLElement {
  const plate = document.createElement('label');
  plate.className = 'pick';
  const input = document.createElement('input');
  Object.assign(input, { type: 'radio', name: 'pick', value: String(pick), checked: pick === 2 });
  const word = document.createElement('span');
  word.className = 'pick-name';
  word.textContent = name;
  const pays = document.createElement('span');
  pays.className = 'pick-pays';
  pays.textContent = `× ${multiplierOf(pick).toFixed(2)}`;
  plate.append(input, word, pays);
  return plate;
}
