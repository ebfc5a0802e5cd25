import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Paint } from '../../../contract/config/paint.ts';
import { svgDataUrl } from '../../../scenes/ornaments/svg-data-url.ts';
import { themeStore } from '../../session/config/theme-store.ts';

type Images = typeof import('./ornament-images.ts');

/** Null until the drawings' code is there. */
const imageStore = createStore<{ images: Images | null }>()(() => ({ images: null }));

let addresses = new Map<string, string>();
let addressesOf: Paint | null = null;

/** Fetched beside the first calls, so that the splash usually opens over a complete page. */
export async function loadOrnaments(): Promise<void> {
  imageStore.setState({ images: await import('./ornament-images.ts') });
}

export interface Ornaments extends Images {
  readonly paint: Paint;
  /** The address of a drawing; made once for a theme, however many posters carry it. */
  address(key: string, draw: () => string): string;
}

/** What draws ornaments in the theme's paint; null while they are on their way. */
export function useOrnaments(): Ornaments | null {
  const images = useStore(imageStore, (state) => state.images);
  const paint = useStore(themeStore, (state) => state.paint);
  return images && { ...images, paint, address: (key, draw) => addressOf(paint, key, draw) };
}

function addressOf(paint: Paint, key: string, draw: () => string): string {
  if (paint !== addressesOf) {
    addressesOf = paint;
    addresses = new Map();
  }
  let address = addresses.get(key);
  if (address === undefined) {
    address = svgDataUrl(draw());
    addresses.set(key, address);
    warmImage(address);
  }
  return address;
}

/**
 * Reads a drawing ahead, in a microtask of its own. A drawing inside the page is a document: where the style of a page
 * is the first to need them, all of them are read in one task that holds a slow phone.
 */
function warmImage(address: string): void {
  new Image().src = address;
}
