/**
 * What a drawing is written with: it collects the definitions (gradients, filters, clips) that parts ask for,
 * hands out ids that are unique within the document, and holds the drawing's own seeded chance, so that the
 * same source always gives the same bytes.
 */
export class Pen {
  readonly #definitions = new Map<string, string>();
  #chance: number;

  constructor(seed: string) {
    let hash = 2166136261;
    for (const letter of seed) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
    this.#chance = hash >>> 0 || 1;
  }

  /** Stores a definition once, however often it is asked for, and answers the id it can be found under. */
  id(make: (id: string) => string): string {
    const content = make('');
    const known = this.#definitions.get(content);
    if (known) return known;
    const id = `d${this.#definitions.size}`;
    this.#definitions.set(content, id);
    this.#bodies.push(make(id));
    return id;
  }

  readonly #bodies: string[] = [];

  /** As `id`, ready for an attribute: `url(#…)`. */
  url(make: (id: string) => string): string {
    return `url(#${this.id(make)})`;
  }

  /** The next number of this drawing's chance, in [0, 1). */
  random(): number {
    this.#chance = (Math.imul(this.#chance, 1664525) + 1013904223) >>> 0;
    return this.#chance / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.random();
  }

  get definitions(): string {
    return `<defs>${this.#bodies.join('')}</defs>`;
  }
}

/** Repeats a part `count` times; `share` runs from 0 to 1 over the copies. */
export function repeat(count: number, draw: (index: number, share: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index, count > 1 ? index / (count - 1) : 0)).join(
    '',
  );
}

/** Shortens a coordinate: a hundredth of a poster unit is far below a pixel. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** A point on a circle; `degrees` run clockwise from three o'clock, as SVG draws them. */
export function polar(cx: number, cy: number, radius: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
}
