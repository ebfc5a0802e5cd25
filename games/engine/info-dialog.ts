import { t } from '../../src/platform/i18n.ts';
import { button, element } from './element.ts';

export interface InfoTab {
  readonly id: string;
  title(): string;
  /** Built again each time it is shown, as stake and rounds change. */
  render(): HTMLElement;
}

export interface InfoDialog {
  readonly view: HTMLDialogElement;
  /** @param id of the tab to begin with; the first where it is missing or unknown */
  open(id?: string): void;
  close(): void;
}

/** Paytable, rules, fairness and rounds in one modal dialog; the browser handles focus and Escape. */
export function makeInfoDialog(infoTabs: readonly InfoTab[]): InfoDialog {
  const body = element('div', { class: 'info-body', role: 'tabpanel', tabindex: '0', id: 'info-body' });
  const tabs = infoTabs.map((tab) => button(tab.title(), tabAttributes(tab.id), () => show(tab)));
  const view = element('dialog', { class: 'info-dialog', 'aria-label': t('game.info') });
  view.append(
    element('header', { class: 'info-head' }, [
      element('div', { role: 'tablist', class: 'info-tabs' }, tabs),
      button(t('game.close'), { class: 'plain-button quiet' }, () => view.close()),
    ]),
    body,
  );

  function show(tab: InfoTab): void {
    infoTabs.forEach(({ id }, index) => {
      const isShown = id === tab.id;
      tabs[index]?.setAttribute('aria-selected', String(isShown));
      tabs[index]?.setAttribute('tabindex', isShown ? '0' : '-1');
    });
    body.setAttribute('aria-labelledby', `info-tab-${tab.id}`);
    body.replaceChildren(tab.render());
    body.scrollTop = 0;
  }

  view.addEventListener('keydown', (event) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const at = tabs.indexOf(document.activeElement as HTMLButtonElement);
    if (step === 0 || at < 0) return;
    const next = (at + step + tabs.length) % tabs.length;
    tabs[next]?.focus();
    tabs[next]?.click();
  });
  // A tap beside the dialog closes it; the dialog's own box never gets that click.
  view.addEventListener('click', (event) => {
    if (event.target === view) view.close();
  });

  return {
    view,
    open(id) {
      const first = infoTabs.find((tab) => tab.id === id) ?? infoTabs[0];
      if (first) show(first);
      view.showModal();
    },
    close: () => view.close(),
  };
}

function tabAttributes(id: string): Record<string, string> {
  return { role: 'tab', id: `info-tab-${id}`, 'aria-controls': 'info-body', class: 'info-tab' };
}
