/** A start tag of a page, its name and the names of its attributes in small letters. */
export interface HtmlTag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

const COMMENT = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))/y;
const START_TAG = /<([a-z][^\s/>]*)/iy;
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y;
const TAG_END = /[\s/]*>?/y;
/** Their content is text, whatever looks like a tag in it. */
const TEXT_ELEMENTS = ['script', 'style', 'title', 'textarea', 'xmp', 'noembed', 'noframes', 'iframe'];

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  colon: ':',
  sol: '/',
  bsol: '\\',
  period: '.',
  tab: '\t',
  newline: '\n',
};

function decode(value: string): string {
  return value.replaceAll(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,10}));?/gi,
    (whole, hex, decimal, name) => {
      if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

/**
 * The start tags of a page, in its order, as a browser finds them in an ordinary page: what a studio did by mistake is
 * found. What a page may load is decided by the policy that it is served with.
 */
export function* readTags(html: string): Generator<HtmlTag> {
  const matchAt = (pattern: RegExp, at: number): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(html);
  };
  let at = html.indexOf('<');
  while (at >= 0) {
    const comment = matchAt(COMMENT, at);
    const start = comment ? null : matchAt(START_TAG, at);
    at += comment?.[0].length ?? start?.[0].length ?? 1;
    if (start) {
      const name = (start[1] ?? '').toLowerCase();
      const attributes = new Map<string, string>();
      for (let found = matchAt(ATTRIBUTE, at); found; found = matchAt(ATTRIBUTE, at)) {
        at += found[0].length;
        const key = (found[1] ?? '').toLowerCase();
        // Of two the first one counts.
        if (!attributes.has(key)) attributes.set(key, decode(found[2] ?? found[3] ?? found[4] ?? ''));
      }
      at += matchAt(TAG_END, at)?.[0].length ?? 0;
      yield { name, attributes };
      if (TEXT_ELEMENTS.includes(name)) at = endOfText(html, name, at);
    }
    at = html.indexOf('<', at);
  }
}

function endOfText(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}
