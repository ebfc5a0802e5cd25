import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Metal, metal } from './paint.ts';
import { n, type Pen } from './pen.ts';

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
}

const load = (file: string): IconSet =>
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve(file), 'utf8')) as IconSet;

const ENGRAVED = load('@iconify-json/game-icons/icons.json');
const FLUENT = load('@iconify-json/fluent-emoji/icons.json');

export interface Placing {
  x: number;
  y: number;
  /** Height and width of the symbol's square, in units. */
  size: number;
  turn?: number;
  isFlipped?: boolean;
  filter?: string;
  opacity?: number;
  blur?: number;
}

/** Names of the engraved silhouettes used so far, for the credits. */
export const engravedInUse = new Set<string>();

function place(box: number, placing: Placing, body: string, style = ''): string {
  const { x, y, size, turn = 0, isFlipped = false, filter, opacity = 1, blur } = placing;
  const scale = size / box;
  const css = [style, blur ? `blur(${blur}px)` : ''].filter(Boolean).join(' ');
  const inner = `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${isFlipped ? -scale : scale} ${scale}) translate(${-box / 2} ${-box / 2})">${body}</g>`;
  const styled = css ? `<g style="filter:${css}">${inner}</g>` : inner;
  return `<g${filter ? ` filter="${filter}"` : ''}${opacity === 1 ? '' : ` opacity="${opacity}"`}>${styled}</g>`;
}

/**
 * A silhouette of game-icons, filled with a metal or a plain colour.
 * @throws Error when the set has no such icon.
 */
export function engraved(pen: Pen, name: string, fill: Metal | `#${string}`, placing: Placing): string {
  const icon = ENGRAVED.icons[name];
  if (!icon) throw new Error(`game-icons has no "${name}"`);
  engravedInUse.add(name);
  const paint = fill.startsWith('#') ? fill : metal(pen, fill as Metal);
  return place(512, placing, icon.body.replaceAll('currentColor', paint));
}

/**
 * An object of Fluent Emoji. `tint` is a CSS filter that moves its colours.
 * @throws Error when the set has no such icon.
 */
export function fluent(name: string, placing: Placing & { tint?: string }): string {
  const icon = FLUENT.icons[name];
  if (!icon) throw new Error(`fluent-emoji has no "${name}"`);
  // The set reuses short ids in every icon, so each icon's get a prefix of their own once per drawing.
  const prefix = `f-${name}-`;
  const body = icon.body
    .replaceAll(/id="([^"]+)"/g, `id="${prefix}$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${prefix}$1"`);
  return place(32, placing, body, placing.tint);
}
