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
/** Around what draws the lobby from that answer: the templates of its frame, and a script. */
const WINDOW_BEGIN = '<!-- first window -->';
const WINDOW_END = '<!-- end of the first window -->';

/** The part of the built page that only a page with the answer keeps. */
export const markFirstWindow = (html: string): string => `${WINDOW_BEGIN}${html}${WINDOW_END}`;

/** The page without what only the answer is for. */
export function leaveFirstAnswerOut(html: string): string {
  const start = html.indexOf(WINDOW_BEGIN);
  const end = html.indexOf(WINDOW_END);
  return start < 0 ? html : html.slice(0, start) + html.slice(end + WINDOW_END.length);
}

const FRAME = /<template data-frame="([\w-]+)">.*?<\/template>/gs;

/** The page with the answer of a guest's first call in it, and the lobby's frame in that language alone. */
export function addFirstAnswer(html: string, { answer, locale }: { answer: string; locale: string }): string {
  // Only this letter could end the element that holds it.
  const text = answer.replaceAll('<', '\\u003c');
  return html
    .replace(FRAME, (template, its) => (its === locale ? template : ''))
    .replace(MARK, `<meta name="first-answer" content="${locale}" />`)
    .replace(ROOM, () => `<script type="application/json" id="first-answer">${text}</script>`);
}
