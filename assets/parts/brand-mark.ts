import { fan, petals, rays } from './burst.ts';
import { steppedBox } from './frame.ts';
import { linear, metal } from './paint.ts';
import { n, Pen, repeat } from './pen.ts';
import { svgDocument } from './poster.ts';

/** The open fan over three steps, inside 100 × 100 units. */
function fanOverSteps(pen: Pen): string {
  const brass = metal(pen, 'brass');
  const leaf = linear(pen, [
    [0, '#fff3c9'],
    [60, '#e9bf6a'],
    [100, '#a8742a'],
  ]);
  const steps = repeat(3, (index) => {
    const half = 30 - index * 8.5;
    return `<rect x="${n(50 - half)}" y="${n(67 + index * 7.4)}" width="${n(half * 2)}" height="4.4" fill="${brass}"/>`;
  });
  return `${petals(50, 64, 9, 33, { from: 180, to: 360, count: 7, fills: [leaf, '#d19a3c'], line: '#2a1430', width: 1.5 })}<path d="M40 64a10 10 0 0 1 20 0Z" fill="#c4182c" stroke="#ffe7a6" stroke-width="1.6"/>${steps}`;
}

/** Octagon with a second, inner line. */
function octagon(pen: Pen): string {
  const box = (inset: number, cut: number): string => {
    const a = inset;
    const b = 100 - inset;
    return `M${a + cut} ${a}H${b - cut}L${b} ${a + cut}V${b - cut}L${b - cut} ${b}H${a + cut}L${a} ${b - cut}V${a + cut}Z`;
  };
  const ground = linear(pen, [
    [0, '#35204a'],
    [100, '#140d1c'],
  ]);
  return `<path d="${box(2.5, 24)}" fill="${ground}" stroke="${metal(pen, 'brass')}" stroke-width="3.4"/><path d="${box(7.5, 21)}" fill="none" stroke="#e9bf6a" stroke-width=".9" opacity=".7"/>`;
}

/** The platform's mark, for the top bar and the splash. */
export function brandMarkSvg(): string {
  const pen = new Pen('mark');
  return svgDocument(100, 100, pen, octagon(pen) + fanOverSteps(pen));
}

/** The mark in few shapes, readable at 16 pixels. */
export function faviconSvg(): string {
  const pen = new Pen('favicon');
  const lines = fan(16, 21, 11.5, { ribs: 5, colour: '#1a0f22', width: 1.1, opacity: 1, hinge: 0.2 });
  return svgDocument(
    32,
    32,
    pen,
    `<path d="M9 1H23L31 9V23L23 31H9L1 23V9Z" fill="#1f1230" stroke="#e9bf6a" stroke-width="2"/><path d="M4.5 21A11.5 11.5 0 0 1 27.5 21Z" fill="#ffe09a"/>${lines}<path d="M12.6 21a3.4 3.4 0 0 1 6.8 0Z" fill="#c4182c"/><path d="M8 23.4H24M11.5 26.4H20.5" stroke="#ffe09a" stroke-width="1.7"/>`,
  );
}

/**
 * A square icon of the installed app. A maskable one may be cut to any shape, so its mark stays inside the middle
 * four fifths and its ground reaches the edges; the other has cut corners of its own.
 */
export function appIconSvg(isMaskable: boolean): string {
  const pen = new Pen('icon');
  const ground = linear(pen, [
    [0, '#43203f'],
    [100, '#120b18'],
  ]);
  const shape = isMaskable ? 'M0 0H100V100H0Z' : 'M16 0H84L100 16V84L84 100H16L0 84V16Z';
  const clip = pen.url((id) => `<clipPath id="${id}"><path d="${shape}"/></clipPath>`);
  const scale = isMaskable ? 0.86 : 0.98;
  const frame = isMaskable
    ? ''
    : `<path d="${steppedBox(6, 6, 88, 88, [6, 6])}" fill="none" stroke="${metal(pen, 'brass')}" stroke-width="2.6"/>`;
  return svgDocument(
    100,
    100,
    pen,
    `<g clip-path="${clip}"><path d="${shape}" fill="${ground}"/>${rays(50, 62, 90, 28, '#e9bf6a', 0.12)}${frame}<g transform="translate(50 56) scale(${scale}) translate(-50 -60)">${fanOverSteps(pen)}</g></g>`,
  );
}

/**
 * The mark in one colour on nothing: the system paints it in its own. It stays inside the middle four fifths, as some cut
 * it like a maskable one.
 */
export function monochromeIconSvg(): string {
  const pen = new Pen('mono');
  const cut = pen.url(
    (id) =>
      `<mask id="${id}"><path d="M0 0H100V100H0Z" fill="#fff"/>${fan(50, 64, 33, { ribs: 6, colour: '#000', width: 1.8, opacity: 1, hinge: 0 })}<circle cx="50" cy="64" r="12.5" fill="#000"/></mask>`,
  );
  const steps = repeat(3, (index) => {
    const half = 30 - index * 8.5;
    return `<rect x="${n(50 - half)}" y="${n(67 + index * 7.4)}" width="${n(half * 2)}" height="4.4"/>`;
  });
  return svgDocument(
    100,
    100,
    pen,
    `<g fill="#fff" transform="translate(50 56) scale(.86) translate(-50 -60)"><path d="M17 64A33 33 0 0 1 83 64Z" mask="${cut}"/><path d="M40 64a10 10 0 0 1 20 0Z"/>${steps}</g>`,
  );
}

/** The icon of a shortcut: a sign of our family in brass on the app's own ground. @param sign its shapes in 256 × 256 units */
export function shortcutIconSvg(sign: string): string {
  const pen = new Pen('shortcut');
  const ground = linear(pen, [
    [0, '#43203f'],
    [100, '#120b18'],
  ]);
  return svgDocument(
    100,
    100,
    pen,
    `<path d="M16 0H84L100 16V84L84 100H16L0 84V16Z" fill="${ground}"/><g color="#ffe09a" transform="translate(21 21) scale(${n(58 / 256)})">${sign}</g>`,
  );
}
