import { stageSettled } from '../../stage/mirror/stage-settled.ts';
import { SNAPSHOT_ID } from './snapshot.ts';

/**
 * The stage is not far any more: until it stands the snapshot stays, and the mirror below it, of which the stage shows
 * nothing, is never painted. A slow device shows the mirror after this time.
 */
const STAGE_MS = 800;
/** Images that take longer are loaded with their placeholders visible, as on any visit. */
const IMAGES_MS = 600;
/** Whoever uses the page is to see it move. */
const USES = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'click', 'focusin'] as const;

/** Removes the snapshot once the page below it shows as much, or is used. @returns false when there was none */
export async function deleteSnapshot(): Promise<boolean> {
  const snapshot = document.getElementById(SNAPSHOT_ID);
  if (!snapshot) return false;
  const heard = new AbortController();
  await Promise.race([untilShown(), untilUsed(heard.signal)]);
  heard.abort();
  takeStyle();
  snapshot.remove();
  return true;
}

async function untilShown(): Promise<void> {
  // No other page has a stage to wait for.
  if (document.querySelector('#app [data-lobby]')) await atMost(STAGE_MS, stageSettled);
  if (stageMirror()) return;
  const images = [...document.querySelectorAll<HTMLImageElement>('#app img[src]')].filter(isInWindow);
  await atMost(IMAGES_MS, Promise.all(images.map((image) => image.decode().catch(() => undefined))));
}

async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([work, late]);
  clearTimeout(timer);
}

const untilUsed = (signal: AbortSignal) =>
  new Promise<void>((done) => {
    for (const type of USES) addEventListener(type, () => done(), { capture: true, passive: true, signal });
  });

/** While the snapshot is there the mirror hides at once: seen only without it, the stage's coming would fade it. */
function takeStyle(): void {
  const mirror = stageMirror();
  if (mirror) void getComputedStyle(mirror).opacity;
}

/** The mirror below a stage that stands; null while it is the page itself. */
const stageMirror = () => document.querySelector('#app [data-stage-shown="true"]');

function isInWindow(image: HTMLImageElement): boolean {
  const box = image.getBoundingClientRect();
  return box.width > 0 && box.top < innerHeight && box.left < innerWidth;
}
