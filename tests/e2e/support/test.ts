import { type BrowserContext, test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { followServerLog } from './server-log.ts';
import { endWorker } from './worker-end.ts';

export { expect };

/** What a browser says by itself: without a graphics card, with its service worker held back, on a busy machine. */
const ALWAYS_ALLOWED = [
  /GPU stall due to ReadPixels/,
  /GroupMarkerNotSet/,
  /software WebGL/,
  // The driver speaks of its own speed.
  /^warning: \[\.WebGL-\w+\]GL Driver Message \(OpenGL, Performance, /,
  /blocked by Playwright/,
  // Counted in seconds from the load event: on a busy machine what is used comes later than that.
  /^warning: The resource http:\S+ was preloaded using link preload but not used within a few seconds/,
  // The one script that every chunk imports, where the service worker takes over between its preload and its use.
  /^warning: A preload for 'http:\S+\/assets\/rolldown-runtime-[\w-]+\.js' is found, but is not used because it is a cross-world service worker resource mismatch\./,
];

const NOTHING = /(?!)/;

interface Options {
  /** Console lines that the test provokes. One pattern: Playwright takes an array of two for a value and its options. */
  allowedConsole: RegExp;
  /** Server errors that the test provokes, by their message. */
  allowedServerErrors: RegExp;
  /** Whether the first-visit notice was answered before; a first visit sets false. */
  isNoticeAnswered: boolean;
  /** The lobby's renderer. `none` leaves the mirror as the page: cheaper where a test is not about the stage. */
  renderer: 'auto' | 'webgl' | 'canvas' | 'none';
}

interface Fixtures {
  /** Fails the test on whatever the console or the server complained about. */
  silence: undefined;
}

interface WorkerFixtures {
  workerEnd: undefined;
}

const isAllowed = (text: string, allowed: readonly RegExp[]) => allowed.some((pattern) => pattern.test(text));

/** What a test of something else does not want to meet: the notice, the tour, popups and the kept look of a first visit. */
export async function settleFirstVisit(
  context: BrowserContext,
  renderer: Options['renderer'],
  isNoticeAnswered: boolean,
): Promise<void> {
  await context.addInitScript(
    ([wish, answer]) => {
      // The empty page that a tab or a sandboxed frame begins with has no store, and throws.
      if (!location.protocol.startsWith('http')) return;
      // GSAP names no place: the stack leads to the movement that was made on a display that is gone.
      const { warn } = console;
      console.warn = (...told: unknown[]) => {
        const isOfGsap = typeof told[0] === 'string' && told[0].startsWith('GSAP');
        warn.apply(console, isOfGsap ? [...told, new Error().stack] : told);
      };
      localStorage.setItem('renderer', wish);
      if (answer) localStorage.setItem('age_answer', answer);
      // The first tour and the popups of a start would cover the tested page; their own tests enable them.
      localStorage.setItem('guide_seen', '1000');
      if (sessionStorage.getItem('wants_popups') === null)
        for (const id of [20, 23, 25, 32, 44, 60]) sessionStorage.setItem(`popup_${id}`, '1');
      // What a test looks for would be there twice for a moment.
      if (localStorage.getItem('kept_look') === null) localStorage.setItem('kept_look', 'off');
    },
    [renderer, isNoticeAnswered ? 'ofAge' : ''] as const,
  );
}

/** The run's product is the base address; an unexpected line on the console or in the server's log is a failure. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  workerEnd: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      await use(undefined);
      await endWorker();
    },
    { scope: 'worker', auto: true },
  ],
  allowedConsole: [NOTHING, { option: true }],
  allowedServerErrors: [NOTHING, { option: true }],
  isNoticeAnswered: [true, { option: true }],
  renderer: ['none', { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
  baseURL: async ({}, use) => {
    await use(process.env.E2E_ORIGIN ?? '');
  },
  silence: [
    async ({ context, allowedConsole, allowedServerErrors, isNoticeAnswered, renderer }, use) => {
      await settleFirstVisit(context, renderer, isNoticeAnswered);
      const complaints: string[] = [];
      const allowed = [...ALWAYS_ALLOWED, allowedConsole];
      context.on('page', (page) =>
        listen(page, (text) => !isAllowed(text, allowed) && complaints.push(text)),
      );
      const readErrors = followServerLog(process.env.E2E_DATA_DIR ?? '');
      await use(undefined);
      const heard = [...new Set(complaints)];
      const errors = readErrors()
        .map(({ msg = '', err }) => `${msg} ${err?.stack ?? err?.message ?? ''}`.trim())
        .filter((text) => !isAllowed(text, [allowedServerErrors]));
      // A route may be asking the server for something when the test has seen all it wanted.
      const routed = [context, ...context.pages()];
      await Promise.all(routed.map((place) => place.unrouteAll({ behavior: 'ignoreErrors' })));
      expect(heard, 'the console stays silent').toEqual([]);
      expect(errors, 'the server logs no error').toEqual([]);
    },
    { auto: true },
  ],
});

function listen(page: Page, hear: (text: string) => void): void {
  page.on('pageerror', (error) => hear(`page error: ${error.stack ?? error.message}`));
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      hear(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
}
