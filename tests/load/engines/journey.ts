import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { operateByTwo, signUpWithMoney, type TestPlayer } from '../../e2e/support/players.ts';
import type { Driver, Point } from './driver.ts';

/** These browsers draw with the processor alone. */
const STEP_MS = 60_000;
const LOOK_EVERY_MS = 200;

interface Target {
  readonly css: string;
  /** How its name begins, or what it is, as a regular expression. */
  readonly name?: string;
  readonly isInFrame?: boolean;
}

export interface StepResult {
  readonly step: string;
  readonly seconds: number;
  /** Null where it worked. */
  readonly failure: string | null;
}

/** Runs in the page: where to press an element that is there, can be pressed and is covered by nothing. */
function locate(css: string, name: string): Point | null {
  for (const element of document.querySelectorAll<HTMLElement>(css)) {
    const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
    if (!new RegExp(name).test(text.replace(/\s+/g, ' ').trim())) continue;
    if (element.matches(':disabled, [aria-disabled="true"]')) continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const point = { x: left + width / 2, y: top + height / 2 };
    const above = document.elementFromPoint(point.x, point.y);
    if (width > 0 && above && (element.contains(above) || above.contains(element))) return point;
  }
  return null;
}

const callOf = (work: (...args: never[]) => unknown, ...args: unknown[]): string =>
  `(${work.toString()})(...${JSON.stringify(args)})`;

/** The smoke journey: from the notice to a deposit. Each step says how long it took or why it failed. */
export async function runJourney(driver: Driver, origin: string, folder: string): Promise<StepResult[]> {
  const until = async <T>(look: () => Promise<T | null | false>, what: string): Promise<T> => {
    let last: unknown = null;
    for (const deadline = Date.now() + STEP_MS; Date.now() < deadline; ) {
      try {
        const found = await look();
        if (found) return found;
      } catch (error) {
        // The page, or its frame, is being replaced.
        last = error;
      }
      await wait(LOOK_EVERY_MS);
    }
    throw new Error(`${what} did not come${last ? ` (${String(last)})` : ''}`);
  };
  const has = (css: string, name = '') =>
    driver.read<boolean>(
      callOf(
        (selector: string, pattern: string) =>
          [...document.querySelectorAll<HTMLElement>(selector)].some((element) =>
            new RegExp(pattern).test((element.getAttribute('aria-label') ?? element.textContent).trim()),
          ),
        css,
        name,
      ),
    );
  const untilThere = (css: string, name = '') => until(() => has(css, name), `${css} ${name}`);
  const press = async ({ css, name = '', isInFrame = false }: Target): Promise<void> => {
    const point = await until(
      () => driver.read<Point | null>(callOf(locate, css, name), isInFrame),
      `${css} ${name}`,
    );
    const offset = isInFrame
      ? await driver.read<Point>(
          `(() => { const { left, top } = document.querySelector('iframe').getBoundingClientRect(); return { x: left, y: top }; })()`,
        )
      : { x: 0, y: 0 };
    await driver.press({ x: point.x + offset.x, y: point.y + offset.y });
  };
  const fill = async (css: string, text: string) => {
    await press({ css });
    await driver.type(text);
  };
  const goto = (address: string) => driver.goto(`${origin}${address}`);
  /** What opens by itself over a page of a new player. */
  const closePopups = () =>
    driver.read(`(() => { for (const id of [20, 23, 25, 32, 44, 60]) sessionStorage.setItem('popup_' + id, '1');
      localStorage.setItem('guide_seen', '1000'); return true; })()`);
  let player: TestPlayer | undefined;

  const steps: Readonly<Record<string, () => Promise<void>>> = {
    notice: async () => {
      await goto('/');
      await press({ css: 'dialog[open] button', name: '^Accept$' });
      await press({ css: 'dialog[open] button', name: '^Yes, I am' });
      await untilThere('button', '^Mega jackpot');
      await closePopups();
    },
    'sign-in': async () => {
      player = await signUpWithMoney(50_000);
      await operateByTwo('jackpot', 'grant', player.account, 'for the engines');
      await goto('/auth/accountLogin');
      await fill('form input[name="account"]', player.account);
      await fill('form input[type="password"]', player.password);
      await press({ css: 'form button[type="submit"], form button', name: '^Sign in$' });
      await untilThere('a', '^Balance ₱500');
    },
    lobby: async () => {
      await goto('/');
      await closePopups();
      await until(
        () => driver.read<boolean>(`document.querySelector('[data-stage-shown="true"]') !== null`),
        'stage',
      );
      const height = await driver.read<number>('document.documentElement.scrollHeight - innerHeight');
      if (height < 500) throw new Error(`the lobby is ${height} px higher than the window`);
      for (let turn = 1; turn <= 5; turn += 1) {
        await driver.read(`(scrollTo(0, ${Math.round((height * turn) / 5)}), true)`);
        await wait(400);
      }
      const at = await driver.read<number>('Math.round(scrollY)');
      if (at < height - 2) throw new Error(`scrolled to ${at} of ${height}`);
      await driver.read('(scrollTo(0, 0), true)');
      await wait(500);
    },
    'play money round': async () => {
      await goto('/game/start?gameId=101&tryIt=1');
      await press({ css: 'button', name: '^Spin for', isInFrame: true });
      // Disabled while the round runs, then ready for the next.
      const isAtRest = () =>
        driver.read<boolean>(
          `[...document.querySelectorAll('button')].some((one) => /^Spin for/.test(one.getAttribute('aria-label') ?? one.textContent) && one.getAttribute('aria-disabled') !== 'true')`,
          true,
        );
      await until(async () => !(await isAtRest()), 'round');
      await until(isAtRest, 'end of the round');
    },
    draw: async () => {
      await goto('/activity/jackpot');
      await until(
        () => driver.read<boolean>(`document.querySelector('[data-front] canvas') !== null`),
        'canvas',
      );
      await press({ css: 'button', name: '^Spin' });
      await untilThere('section, [role="region"]', '^You won');
    },
    deposit: async () => {
      await goto('/wallets?name=deposit');
      await fill('form input[inputmode="decimal"], form input[name="amount"]', '500');
      await press({ css: 'form button', name: '^Deposit ₱500' });
      await press({ css: 'button', name: '^Pay now$' });
      await press({ css: 'a', name: '^Back to the wallet' });
      await untilThere('h2, h3', '^Deposit received');
    },
  };

  const results: StepResult[] = [];
  for (const [step, work] of Object.entries(steps)) {
    const before = performance.now();
    let failure: string | null = null;
    try {
      await work();
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error);
    }
    results.push({ step, seconds: (performance.now() - before) / 1000, failure });
    const file = path.join(
      folder,
      `${driver.name.split(' ')[0]}-${step}.png`.replaceAll(' ', '-').toLowerCase(),
    );
    await driver.screenshot().then(
      (image) => fs.writeFileSync(file, image),
      () => undefined,
    );
  }
  return results;
}
