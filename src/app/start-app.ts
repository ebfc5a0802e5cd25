import { nextFrame } from '../platform/next-frame.ts';
import { untilFirstPictures } from './first-window/first-pictures.ts';

/** The app's own script, which the page preloads; the build marks its link. */
const APP = 'link[data-app]';
/** What the page draws by itself is waited for no longer than this. */
const PICTURE_MS = 800;

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/**
 * Runs the app once what the page draws by itself has been painted: on a fast line its script is there sooner, and its
 * evaluation would hold that picture back.
 */
async function startApp(): Promise<void> {
  const address = document.querySelector<HTMLLinkElement>(APP)?.href;
  if (address === undefined) return;
  if (document.visibilityState === 'visible') {
    await Promise.race([untilFirstPictures(), wait(PICTURE_MS)]);
    await nextFrame();
  }
  await import(/* @vite-ignore */ address);
}

void startApp();
