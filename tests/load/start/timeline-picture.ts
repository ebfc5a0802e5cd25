import type { Moments } from './record-moments.ts';

/** A visit's name with what it saw, in milliseconds. */
export interface Lane {
  readonly name: string;
  readonly moments: Moments;
}

const WIDTH = 960;
const LEFT = 168;
const RIGHT = 24;
const HEAD = 58;
const LANE = 74;
const BAR = 18;
const TICK_MS = 500;

/** What the window shows from a moment on, in the order in which it comes. */
const SHOWN = [
  { key: 'firstPaint', colour: '#6d5a8c', text: 'splash' },
  { key: 'picture', colour: '#c9962f', text: 'first picture' },
  { key: 'app', colour: '#2f8f83', text: 'app, with the mirror' },
  { key: 'canvas', colour: '#b03a4b', text: 'canvas' },
] as const satisfies readonly { key: keyof Moments; colour: string; text: string }[];

/** What happens without a change of what is shown. */
const MARKS = [
  { key: 'page', text: 'page' },
  { key: 'script', text: 'script' },
  { key: 'opening', text: 'splash opens' },
] as const satisfies readonly { key: keyof Moments; text: string }[];

/** The start of some visits below each other, as an SVG on a ground of its own. */
export function drawTimeline(title: string, lanes: readonly Lane[]): string {
  const last = Math.max(...lanes.flatMap(({ moments }) => Object.values(moments)));
  const end = Math.ceil((last * 1.08) / TICK_MS) * TICK_MS;
  const xOf = (ms: number) => Math.round(LEFT + ((WIDTH - LEFT - RIGHT) * ms) / end);
  const height = HEAD + lanes.length * LANE + 24;
  const ticks = Array.from({ length: end / TICK_MS + 1 }, (_, at) => at * TICK_MS);
  const parts = [
    `<rect width="${WIDTH}" height="${height}" rx="8" fill="#16111f"/>`,
    text(16, 24, title, 'font-size="14" font-weight="600"'),
    ...legend(),
    ...ticks.map(
      (ms) =>
        `<path d="M${xOf(ms)} ${HEAD}V${height - 22}" stroke="#ffffff1c"/>${text(xOf(ms), height - 8, `${ms / 1000} s`, 'text-anchor="middle" fill="#9d93ad"')}`,
    ),
    ...lanes.flatMap((lane, at) => drawLane(lane, HEAD + at * LANE, { end, xOf })),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="11">\n${parts.join('\n')}\n</svg>\n`;
}

const text = (x: number, y: number, words: string, more = '') =>
  `<text x="${x}" y="${y}" ${more.includes('fill=') ? '' : 'fill="#f3ecdc" '}${more}>${words}</text>`;

const legend = () =>
  SHOWN.flatMap(({ colour, text: words }, at) => {
    const x = LEFT + at * 150;
    return [
      `<rect x="${x}" y="36" width="12" height="12" rx="2" fill="${colour}"/>`,
      text(x + 18, 46, words),
    ];
  });

/** A picture that is in the document before the first paint is what that paint shows. */
function firstSeen(moments: Moments): Moments {
  const { firstPaint, ...others } = moments;
  const { picture } = others;
  const isFirst = firstPaint !== undefined && picture !== undefined && picture <= firstPaint;
  return isFirst ? { ...others, picture: firstPaint } : moments;
}

function drawLane(
  { name, moments }: Lane,
  top: number,
  { end, xOf }: { end: number; xOf(ms: number): number },
): string[] {
  const shown = firstSeen(moments);
  // A stage that began in the first picture stands before the app, which then changes nothing that is seen.
  const isBehind = (shown.app ?? 0) > (shown.canvas ?? Number.POSITIVE_INFINITY);
  const come = SHOWN.filter(({ key }) => shown[key] !== undefined && !(key === 'app' && isBehind)).toSorted(
    (one, other) => (shown[one.key] ?? 0) - (shown[other.key] ?? 0),
  );
  const bars = come.flatMap(({ key, colour }, at) => {
    const from = shown[key] ?? 0;
    const next = come[at + 1];
    const width = xOf(next ? (shown[next.key] ?? end) : end) - xOf(from);
    return [
      `<rect x="${xOf(from)}" y="${top + 12}" width="${width}" height="${BAR}" fill="${colour}"/>`,
      text(xOf(from) + 4, top + 25, String(Math.round(from)), 'fill="#ffffff"'),
    ];
  });
  const marks = (isBehind ? [...MARKS, { key: 'app', text: 'app' } as const] : MARKS).flatMap(
    ({ key, text: words }, at) => {
      const ms = moments[key];
      if (ms === undefined) return [];
      const y = top + 42 + at * 11;
      return [
        `<path d="M${xOf(ms)} ${top + 12}V${y - 8}" stroke="#f3ecdc"/>`,
        text(xOf(ms) + 3, y, `${words} ${Math.round(ms)}`, 'fill="#cfc4dd"'),
      ];
    },
  );
  return [text(16, top + 25, name, 'font-weight="600"'), ...bars, ...marks];
}
