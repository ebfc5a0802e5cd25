import { setOrnaments } from './use-ornaments.ts';

/** Fetched beside the first calls, so that the splash usually opens over a complete page. */
export async function loadOrnaments(): Promise<void> {
  setOrnaments(await import('./ornament-images.ts'));
}
