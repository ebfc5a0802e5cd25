import type { AnyGame } from '../../../../maths/game-maths.ts';
import { type ProofVerdict, verifyProofFile } from '../../../../maths/verify-proof-file.ts';
import type { MessageKey } from '../../../platform/i18n.ts';
import { chooseLocale, LOCALE_NAMES, LOCALES, type Locale } from '../../../platform/locale.ts';

/** By the keys of the `verify` messages. */
type Texts = Readonly<Record<string, string>>;
type Say = (
  key: Extract<MessageKey, `verify.${string}`>,
  values?: Readonly<Record<string, string>>,
) => string;

/**
 * Shows a page that checks a proof file where it is opened. It is one file without React, sends nothing and asks nobody, so
 * that it works years later and without this site.
 * @param games the maths that a proof can name
 */
export function startVerifier(games: readonly AnyGame[], texts: Readonly<Record<Locale, Texts>>): void {
  const show = (locale: Locale): void => {
    const say = sayIn(texts[locale]);
    document.documentElement.lang = locale;
    document.title = say('verify.title');
    document.body.replaceChildren(languageChoice(say, locale, show), mainPart(say, games));
  };
  show(chooseLocale('', navigator.languages));
}

const sayIn =
  (texts: Texts): Say =>
  (key, values = {}) =>
    (texts[key.replace('verify.', '')] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

function languageChoice(say: Say, chosen: Locale, show: (locale: Locale) => void): HTMLElement {
  const buttons = LOCALES.map((locale) => {
    const button = makeElement('button', { type: 'button', lang: locale, textContent: LOCALE_NAMES[locale] });
    button.setAttribute('aria-pressed', String(locale === chosen));
    button.addEventListener('click', () => show(locale));
    return button;
  });
  const choice = makeElement('nav', {}, buttons);
  choice.setAttribute('aria-label', say('verify.language'));
  return choice;
}

function mainPart(say: Say, games: readonly AnyGame[]): HTMLElement {
  const text = makeElement('textarea', { id: 'proof', rows: 10, spellcheck: false });
  const file = makeElement('input', { id: 'file', type: 'file', accept: '.json,application/json' });
  const button = makeElement('button', { type: 'button', textContent: say('verify.check') });
  const result = makeElement('section', { role: 'status' });
  let checked = 0;
  // A verdict never stands beside another text than the one that it is of.
  const clear = (): void => {
    checked += 1;
    delete result.dataset.verdict;
    result.replaceChildren();
  };
  const check = async (): Promise<void> => {
    clear();
    const own = checked;
    const words = await describeVerdict(say, text.value.trim(), games);
    if (own !== checked) return;
    result.dataset.verdict = words.kind;
    result.replaceChildren(
      makeElement('h2', { textContent: words.title }),
      ...words.lines.map((line) => makeElement('p', { textContent: line })),
    );
  };
  button.addEventListener('click', () => void check());
  text.addEventListener('input', clear);
  file.addEventListener('change', () => {
    void file.files?.[0]?.text().then((read) => {
      text.value = read;
      return check();
    });
  });
  return makeElement('main', {}, [
    makeElement('h1', { textContent: say('verify.title') }),
    makeElement('p', { textContent: say('verify.lead') }),
    makeElement('label', { htmlFor: 'file', textContent: say('verify.choose') }),
    file,
    makeElement('label', { htmlFor: 'proof', textContent: say('verify.paste') }),
    text,
    button,
    result,
  ]);
}

interface VerdictWords {
  readonly kind: 'right' | 'wrong' | 'unread';
  readonly title: string;
  readonly lines: readonly string[];
}

/** Lets the page go on between two slices of the hashing. */
const pause = () => new Promise<void>((done) => setTimeout(done));

async function describeVerdict(say: Say, text: string, games: readonly AnyGame[]): Promise<VerdictWords> {
  if (text === '') return { kind: 'unread', title: say('verify.unread'), lines: [say('verify.empty')] };
  const verdict = await verifyProofFile(text, games, pause);
  if (verdict.kind === 'right') {
    const { game, roundId, hasPromise, gap } = verdict;
    const promise = say(gap ? `verify.promise.${gap}` : hasPromise ? 'verify.promise' : 'verify.noPromise');
    return {
      kind: 'right',
      title: say('verify.right'),
      lines: [say('verify.round', { game, round: roundId }), say('verify.rightText'), promise],
    };
  }
  if (verdict.kind === 'wrong')
    return {
      kind: 'wrong',
      title: say('verify.wrong'),
      lines: [say('verify.field', { field: verdict.field })],
    };
  return { kind: 'unread', title: say('verify.unread'), lines: [whyUnread(say, verdict)] };
}

function whyUnread(say: Say, verdict: Exclude<ProofVerdict, { readonly kind: 'right' | 'wrong' }>): string {
  if (verdict.kind === 'secret') return say('verify.secret');
  if (verdict.kind === 'voided') return say('verify.voided');
  if (verdict.kind === 'unknownVersion') return say('verify.unknownVersion');
  if (verdict.kind === 'unknownMaths') return say('verify.unknownMaths', { maths: verdict.maths });
  return verdict.field === null ? say('verify.noJson') : say('verify.malformed', { field: verdict.field });
}

function makeElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  values: Partial<HTMLElementTagNameMap[Name]>,
  children: readonly HTMLElement[] = [],
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), values);
  element.append(...children);
  return element;
}
