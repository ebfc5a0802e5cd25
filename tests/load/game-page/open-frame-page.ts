import type { Browser, CDPSession, Page } from 'playwright';
import type { AnyGame } from '../../../maths/game-maths.ts';
import { FrameAnswers } from './frame-answers.ts';
import { noteFrames } from './note-frames.ts';
import { type ClockOptions, installClock } from './virtual-clock.ts';

const START_MS = 120_000;
/** Of the page's own time: longer than any round's end is celebrated. */
const REST_MS = 60_000;
/** Within the time for bets. */
const SHARED_REST_MS = 2_000;

declare global {
  interface Window {
    /** Pixi's renderer, told by its own hook for tools. */
    __renderer?: object;
    __isPressing?: boolean;
  }
}

export interface FramePage {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly answers: FrameAnswers;
  close(): Promise<void>;
}

/** The games' own origin: the port after the product's. */
function gamesOrigin(origin: string): string {
  const games = new URL(origin);
  games.port = String(Number(games.port) + 1);
  return games.origin;
}

/** A processor that plays the graphics card takes longer for the pixels than a game for its whole round. */
function paintNothing(): void {
  const nothing = () => undefined;
  Object.assign(WebGL2RenderingContext.prototype, {
    drawElements: nothing,
    drawArrays: nothing,
    clear: nothing,
  });
}

/** A game's real page on a phone; only its calls are answered by the bench, as `FrameAnswers` says. */
export async function openFramePage(
  browser: Browser,
  origin: string,
  game: AnyGame,
  clock: ClockOptions,
  renderer: 'webgl' | 'canvas',
): Promise<FramePage> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 });
  const answers = new FrameAnswers(game);
  const page = await context.newPage();
  await page.exposeFunction('__answer', (call: string, sent: string) =>
    JSON.stringify({ code: 0, msg: '', data: answers.answer(call, JSON.parse(sent)) }),
  );
  await page.addInitScript(installClock, clock);
  await page.addInitScript(clock.stepMs === 0 ? noteFrames : paintNothing);
  await page.addInitScript(() => {
    const keep = (made: object) => {
      window.__renderer = made;
    };
    Object.assign(window, { __PIXI_RENDERER_INIT__: keep });
  });
  await page.goto(`${gamesOrigin(origin)}/${game.slug}/?renderer=${renderer}&locale=en#launch=bench`);
  await page.waitForFunction(
    () => document.querySelector('button.spin') && document.querySelector<HTMLElement>('.curtain')?.hidden,
    null,
    { timeout: START_MS, polling: 100 },
  );
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, cdp, answers, close: () => context.close() };
}

/**
 * Plays on by itself, as a player who only presses: a chip or a number where the game waits for one, else the button that
 * plays a round.
 */
export async function playOn({ page }: FramePage): Promise<void> {
  await page.evaluate(() => {
    const isOn = (element: Element | null) => element?.getAttribute('aria-disabled') === 'false';
    window.__isPressing = true;
    setInterval(() => {
      if (!window.__isPressing) return;
      const spin = document.querySelector<HTMLElement>('button.spin');
      if (isOn(spin)) spin?.click();
      else {
        const spot = document.querySelector<HTMLElement>('[data-spot]');
        if (isOn(spot)) spot?.click();
      }
    }, 400);
  });
}

/** Lets the last round end: counted is what stands at rest. */
export async function comeToRest({ page, answers }: FramePage, isShared: boolean): Promise<void> {
  await page.evaluate(() => {
    window.__isPressing = false;
  });
  const seen = answers.rounds;
  while (isShared && answers.rounds === seen) await page.waitForTimeout(20);
  const from = await page.evaluate(() => performance.now());
  const rest = isShared ? SHARED_REST_MS : REST_MS;
  await page.waitForFunction((until) => performance.now() >= until, from + rest, { polling: 20 });
}

export async function goOn({ page }: FramePage): Promise<void> {
  await page.evaluate(() => {
    window.__isPressing = true;
  });
}
