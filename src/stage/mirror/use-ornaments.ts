import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Paint } from '../../../contract/config/paint.ts';
import { svgDataUrl } from '../../../scenes/ornaments/svg-data-url.ts';
import { themeStore } from '../../session/config/theme-store.ts';
import { warmImage } from './warm-image.ts';

type Images = typeof import('./ornament-images.ts');

/** Null until the drawings' code is there. */
const imageStore = createStore<{ images: Images | null }>()(() => ({ images: null }));

let addresses = new Map<string, string>();
let addressesOf: Paint | null = null;

export function setOrnaments(images: Images): void {
  imageStore.setState({ images });
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
