import { button, element } from './element.ts';
import type { Micros } from './money.ts';
import { errorText, type KitWords } from './words.ts';

/** A dialog above the game; it is gone once it is closed. */
function openDialog(title: string, className: string, parts: readonly HTMLElement[]): HTMLDialogElement {
  const dialog = element('dialog', `dialog ${className}`);
  const heading = element('h2', 'dialog-title', title);
  heading.id = 'dialog-title';
  dialog.setAttribute('aria-labelledby', heading.id);
  dialog.append(heading, ...parts);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** An error stops play: the one way on is to load the page again. */
export function showError(code: string, words: KitWords, reload: () => void): void {
  const dialog = openDialog(words.errorTitle, 'error', [
    element('p', 'dialog-text', errorText(code, words)),
    element('p', 'dialog-code', code),
    button('action', words.reload, reload),
  ]);
  dialog.setAttribute('role', 'alertdialog');
  // A second press of Escape would close it in spite of a cancelled first one.
  dialog.setAttribute('closedby', 'none');
  dialog.addEventListener('cancel', (event) => event.preventDefault());
}

interface LevelMenu {
  readonly levels: readonly Micros[];
  readonly chosen: Micros;
  readonly words: KitWords;
  readonly write: (amount: Micros) => string;
  readonly choose: (level: Micros) => void;
}

/** All stakes on offer, side by side. */
export function openLevelMenu({ levels, chosen, words, write, choose }: LevelMenu): void {
  const grid = element('div', 'levels');
  const close = () => dialog.close();
  for (const level of levels) {
    const pick = button('level', write(level), () => {
      choose(level);
      close();
    });
    pick.setAttribute('aria-pressed', String(level === chosen));
    if (level === chosen) pick.autofocus = true;
    grid.append(pick);
  }
  const dialog = openDialog(words.chooseStake, 'level-menu', [grid, button('quiet', words.close, close)]);
}

/** A question before something that costs more than a round. */
export function askToBuy(
  { title, text, buy, cancel }: Readonly<Record<'title' | 'text' | 'buy' | 'cancel', string>>,
  confirm: () => void,
): void {
  const close = () => dialog.close();
  const dialog = openDialog(title, 'buy', [
    element('p', 'dialog-text', text),
    button('action', buy, () => {
      close();
      confirm();
    }),
    button('quiet', cancel, close),
  ]);
}
