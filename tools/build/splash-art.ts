import { MARK_FAN, MARK_STEPS } from '../../src/app/frame/mark-drawing.ts';

const BULB_GAP = 15;
const METAL = `<linearGradient id="metal" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff6d2"/><stop offset=".18" stop-color="#ffe09a"/><stop offset=".42" stop-color="#d89b34"/><stop offset=".5" stop-color="#8a5a18"/><stop offset=".56" stop-color="#f6cf7c"/><stop offset=".8" stop-color="#c9962f"/><stop offset="1" stop-color="#6b4416"/></linearGradient>`;

/** A rectangle with corners stepped in twice. */
function steppedPath(x: number, y: number, width: number, height: number, step: number): string {
  const s = step;
  return (
    `M${x + 2 * s} ${y}H${x + width - 2 * s}V${y + s}H${x + width - s}V${y + 2 * s}H${x + width}` +
    `V${y + height - 2 * s}H${x + width - s}V${y + height - s}H${x + width - 2 * s}V${y + height}` +
    `H${x + 2 * s}V${y + height - s}H${x + s}V${y + height - 2 * s}H${x}V${y + 2 * s}H${x + s}V${y + s}H${x + 2 * s}Z`
  );
}

/** Bulbs along the channel, in three phases of the chase; the stepped corners have none. */
function drawBulbs(left: number, top: number, right: number, bottom: number): string {
  const spots: [number, number][] = [];
  const inset = 26;
  const across = Math.floor((right - left - 2 * inset) / BULB_GAP);
  const down = Math.floor((bottom - top - 2 * inset) / BULB_GAP);
  const stepX = (right - left - 2 * inset) / across;
  const stepY = (bottom - top - 2 * inset) / down;
  for (let i = 0; i <= across; i++) spots.push([left + inset + i * stepX, top]);
  for (let i = 0; i <= down; i++) spots.push([right, top + inset + i * stepY]);
  for (let i = across; i >= 0; i--) spots.push([left + inset + i * stepX, bottom]);
  for (let i = down; i >= 0; i--) spots.push([left, top + inset + i * stepY]);
  const phases = ['bulb', 'bulb b', 'bulb c'];
  return phases
    .map((name, phase) => {
      const dots = spots
        .filter((_, at) => at % 3 === phase)
        .map(([x, y]) => `M${(x - 2.7).toFixed(1)} ${y.toFixed(1)}a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0`)
        .join('');
      return `<path class="${name}" d="${dots}"/>`;
    })
    .join('');
}

/** The image of the splash: the marquee with the platform's name (filled in as the page is sent), bulbs and crest. */
export function drawSplash(): string {
  return (
    `<svg viewBox="0 0 340 260" role="img" aria-label="%BRAND%"><defs>${METAL}</defs>` +
    `<g transform="translate(98 -24) scale(1.44)" fill="url(#metal)"><path d="${MARK_FAN}"/></g>` +
    '<path d="M86 64H254V76H86ZM66 76H274V88H66ZM42 88H298V98H42Z" fill="url(#metal)"/>' +
    `<path d="${steppedPath(8, 98, 324, 118, 7)}" fill="url(#metal)"/>` +
    `<path d="${steppedPath(12, 102, 316, 110, 7)}" fill="#2b1408"/>` +
    `<path d="${steppedPath(28, 118, 284, 78, 7)}" fill="url(#metal)"/>` +
    `<path d="${steppedPath(31, 121, 278, 72, 7)}" fill="#4a0d17"/>` +
    `<text class="name" x="170" y="172" fill="url(#metal)" text-anchor="middle" style="font-size:%BRAND_PX%px">%BRAND%</text>` +
    `<g transform="translate(129 168) scale(.82)" fill="#8a5f1c"><path d="${MARK_STEPS}"/></g>` +
    // Last: each phase of the chase is a layer of its own, and so is all that would lie above one.
    `${drawBulbs(20, 110, 320, 204)}</svg>`
  );
}
