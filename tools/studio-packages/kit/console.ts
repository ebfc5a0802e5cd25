import { button, element } from './element.ts';
import type { KitWords } from './words.ts';

interface ConsoleParts {
  readonly words: KitWords;
  /** On the button that plays a round. */
  readonly playText: string;
  readonly play: () => void;
  readonly openLevels: () => void;
  readonly isDemo: boolean;
}

/** The foot of the page: balance, stake, win, and the button that plays. */
export class Console {
  readonly view = element('footer', 'console');
  readonly #play: HTMLButtonElement;
  readonly #level: HTMLButtonElement;
  readonly #more: HTMLButtonElement[] = [];
  readonly #figures = {
    balance: element('span', 'figure'),
    win: element('span', 'figure'),
    stake: element('span', 'figure'),
  };

  constructor({ words, playText, play, openLevels, isDemo }: ConsoleParts) {
    const cell = (label: string, figure: HTMLElement) => {
      const made = element('div', 'cell');
      made.append(element('span', 'label', label), figure);
      return made;
    };
    this.#play = button('play', playText, play);
    // A key that is held down would buy one round after the other.
    this.#play.addEventListener('keydown', (event) => {
      if (event.repeat) event.preventDefault();
    });
    this.#level = button('stake', '', openLevels);
    this.#level.append(element('span', 'label', words.stake), this.#figures.stake);
    const row = element('div', 'row');
    row.append(cell(words.balance, this.#figures.balance), cell(words.win, this.#figures.win));
    const actions = element('div', 'actions');
    actions.append(this.#level, this.#play);
    this.view.append(row, actions);
    if (isDemo) this.view.append(element('p', 'demo', words.demo));
    this.setBusy(true);
  }

  /** A further button, beside the one that plays. */
  add(made: HTMLButtonElement): void {
    this.#more.push(made);
    this.#play.after(made);
    this.setBusy(this.#play.getAttribute('aria-disabled') === 'true');
  }

  show(figure: 'balance' | 'win' | 'stake', text: string): void {
    this.#figures[figure].textContent = text;
  }

  /** The button keeps its focus while a round is shown: who plays by the keyboard finds it where it was. */
  setBusy(isBusy: boolean): void {
    for (const made of [this.#play, this.#level, ...this.#more]) {
      if (made === this.#play) made.setAttribute('aria-disabled', String(isBusy));
      else made.disabled = isBusy;
    }
  }

  focus(): void {
    this.#play.focus();
  }
}
