/** The values in the page before any script runs. */
export interface PageMessages {
  /** Years. */
  readonly age: number;
  /** The name of the theme in force. */
  readonly brand: string;
  /** Whether the first-visit notice stands before the site. */
  readonly hasNotice: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Letters of the usual size that fit the sign on the splash, and that size in the drawing's pixels. */
const ROOM_LETTERS = 9.5;
const LETTER_PX = 44;

/** The built page with the platform's values in its placeholders. */
export function fillPage(html: string, { age, brand, hasNotice }: PageMessages): string {
  const name = brand.replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter] ?? '');
  const letterPx = Math.min(LETTER_PX, Math.floor((LETTER_PX * ROOM_LETTERS) / brand.length));
  return html
    .replaceAll('%AGE%', String(age))
    .replaceAll('%NOTICE%', hasNotice ? '1' : '0')
    .replaceAll('%BRAND_PX%', String(letterPx))
    .replaceAll('%BRAND%', () => name);
}

/** Where the build left room for the first answer, and for the language that it is in. */
const ROOM = '<!-- first answer -->';
const MARK = '<!-- language of the first answer -->';
/** How the script begins that draws the lobby from that answer. */
const WINDOW_MARK = '<script data-first-window>';

/** The script element in the built page, which only a page with the answer keeps. */
export const markFirstWindow = (script: string): string => `${WINDOW_MARK}${script}</script>`;

/** The page without what only the answer is for. */
export function leaveFirstAnswerOut(html: string): string {
  const start = html.indexOf(WINDOW_MARK);
  if (start < 0) return html;
  const end = html.indexOf('</script>', start) + '</script>'.length;
  return html.slice(0, start) + html.slice(end);
}

/** The page with the answer of a guest's first call in it. */
export function addFirstAnswer(html: string, { answer, locale }: { answer: string; locale: string }): string {
  // Only this letter could end the element that holds it.
  const text = answer.replaceAll('<', '\\u003c');
  return html
    .replace(WINDOW_MARK, '<script>')
    .replace(MARK, `<meta name="first-answer" content="${locale}" />`)
    .replace(ROOM, () => `<script type="application/json" id="first-answer">${text}</script>`);
}
