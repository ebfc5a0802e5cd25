import { AIRSHIP_START, type AirshipBet, type AirshipOutcome } from '../../contract/games/airship.ts';
import { multiplierAt, reachedAfterMs } from '../../maths/airship/ascent.ts';
import { t } from '../../src/platform/i18n.ts';
import { element } from '../engine/element.ts';
import { resultText } from '../engine/result-text.ts';
import type { RoundOf } from '../engine/round.ts';
import { timesText } from './times-text.ts';

const SVG = 'http://www.w3.org/2000/svg';
const [WIDTH, HEIGHT, MARGIN] = [320, 150, 14];
const POINTS = 40;
/** A long flight is shown faster, a short one at its own pace. */
const LONGEST_MS = 5_000;

/** A past flight as its curve: it climbs to where it ended, with a mark where the bet was cashed out. */
export function flightReplay(round: RoundOf<AirshipBet, AirshipOutcome>, isStill: boolean): HTMLElement {
  const { crashAt, multiplier } = round.outcome;
  const end = crashAt ?? AIRSHIP_START;
  const lasts = reachedAfterMs(end);
  const at = (elapsed: number) => {
    const [along, up] = [
      elapsed / Math.max(1, lasts),
      (multiplierAt(elapsed) - AIRSHIP_START) / Math.max(1, end - AIRSHIP_START),
    ];
    const point = [
      MARGIN + along * (WIDTH - 2 * MARGIN),
      HEIGHT - MARGIN - up * (HEIGHT - 2 * MARGIN),
    ] as const;
    return point.map((value) => value.toFixed(1)) as [string, string];
  };
  const points = Array.from({ length: POINTS + 1 }, (_, index) => at((lasts * index) / POINTS).join(' '));
  const duration = Math.min(lasts, LONGEST_MS);

  const path = makeSvgElement('path', { d: `M${points.join('L')}`, pathLength: '1', class: 'climb' });
  const [endX, endY] = at(lasts);
  const gone = makeSvgElement('circle', { cx: endX, cy: endY, r: '5', class: 'gone' });
  const parts: SVGElement[] = [path, gone];
  if (!isStill) {
    path.animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], { duration, fill: 'backwards' });
    appearAfter(gone, duration);
  }
  if (multiplier > 0 && crashAt !== null) {
    const cashedAt = reachedAfterMs(multiplier);
    const [x, y] = at(cashedAt);
    const mark = makeSvgElement('circle', { cx: x, cy: y, r: '6', class: 'cashed' });
    if (!isStill) appearAfter(mark, duration * (cashedAt / Math.max(1, lasts)));
    parts.push(mark);
  }
  const view = makeSvgElement('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img' });
  view.append(...parts);
  const told = [
    ...(crashAt === null ? [] : [t('airship.stand.gone.spoken', { times: timesText(crashAt) })]),
    multiplier > 0 ? `${timesText(multiplier)} · ${resultText(round)}` : t('airship.rounds.stayed'),
  ];
  view.setAttribute('aria-label', told.join('. '));
  return element('figure', { class: 'flight-replay' }, [
    view,
    element(
      'figcaption',
      {},
      told.map((text) => element('p', {}, [text])),
    ),
  ]);
}

function makeSvgElement<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
): SVGElementTagNameMap[Tag] {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

function appearAfter(part: SVGElement, delay: number): void {
  part.animate([{ opacity: 0 }, { opacity: 1 }], { delay, duration: 120, fill: 'backwards' });
}
