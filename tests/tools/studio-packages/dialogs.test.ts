// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { askToBuy, openLevelMenu, showError } from '../../../tools/studio-packages/kit/dialogs.ts';
import { micros, moneyWriter } from '../../../tools/studio-packages/kit/money.ts';
import { kitWords } from '../../../tools/studio-packages/kit/words.ts';

const EN = kitWords('en');
const dialog = () => document.querySelector('dialog');
const press = (text: string) =>
  [...document.querySelectorAll('button')].find((made) => made.textContent === text)?.click();

afterEach(() => {
  document.body.replaceChildren();
});

describe('dialogs of a page', () => {
  it.each([
    ['ERR_IPB', EN.errorFunds],
    ['ERR_IS', EN.errorSession],
    ['ERR_GLE', EN.errorLimits],
    ['ERR_BE', EN.errorOpen],
    ['ERR_MAINTENANCE', EN.errorMaintenance],
    ['ERR_NETWORK', EN.errorNetwork],
    ['ERR_NEW', EN.errorOther],
  ])('error %s says what it means, and the one way on is to load again', (code, text) => {
    const reload = vi.fn();
    showError(code, EN, reload);
    expect(dialog()).toMatchObject({ open: true });
    expect(dialog()?.getAttribute('role')).toBe('alertdialog');
    expect(dialog()?.textContent).toContain(text);
    expect(dialog()?.textContent).toContain(code);
    expect(document.querySelectorAll('button')).toHaveLength(1);
    press(EN.reload);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('error speaks Chinese to whoever reads it, and English to everybody else', () => {
    showError('ERR_IPB', kitWords('zh'), () => undefined);
    expect(dialog()?.textContent).toContain('余额不足');
    expect(kitWords('fil')).toBe(EN);
  });

  it('level menu shows every level, marks the chosen one, and closes with a choice', () => {
    const choose = vi.fn();
    const levels = [100_000, 8_200_000, 10_000_000].map(micros);
    const write = moneyWriter('en', 'PHP');
    openLevelMenu({ levels, chosen: micros(8_200_000), words: EN, write, choose });
    const pressed = [...document.querySelectorAll('[aria-pressed]')].map((made) => [
      made.textContent,
      made.getAttribute('aria-pressed'),
    ]);
    expect(pressed).toEqual([
      ['₱0.10', 'false'],
      ['₱8.20', 'true'],
      ['₱10.00', 'false'],
    ]);
    press('₱0.10');
    expect(choose).toHaveBeenCalledWith(100_000);
    expect(dialog()).toBeNull();
  });

  it('bought round begins only after its cost was agreed to', () => {
    const confirm = vi.fn();
    const texts = { title: 'Buy?', text: 'It costs 50.', buy: 'Buy', cancel: 'Cancel' };
    askToBuy(texts, confirm);
    press('Cancel');
    expect(confirm).not.toHaveBeenCalled();
    askToBuy(texts, confirm);
    press('Buy');
    expect(confirm).toHaveBeenCalledOnce();
    expect(dialog()).toBeNull();
  });
});
