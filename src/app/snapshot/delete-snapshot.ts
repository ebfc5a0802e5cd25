import { LOOK_ID } from './snapshot.ts';

/** Images that take longer are loaded with their placeholders visible, as on any visit. */
const PATIENCE_MS = 600;

/** Removes the snapshot once the page below it shows as much. @returns false when there was none */
export async function deleteSnapshot(): Promise<boolean> {
  const look = document.getElementById(LOOK_ID);
  if (!look) return false;
  const images = [...document.querySelectorAll<HTMLImageElement>('#app img[src]')].filter(isInWindow);
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, PATIENCE_MS);
  await Promise.race([Promise.all(images.map((image) => image.decode().catch(() => undefined))), late]);
  clearTimeout(timer);
  look.remove();
  return true;
}

function isInWindow(image: HTMLImageElement): boolean {
  const box = image.getBoundingClientRect();
  return box.width > 0 && box.top < innerHeight && box.left < innerWidth;
}
