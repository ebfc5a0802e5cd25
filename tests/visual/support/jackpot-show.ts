import { expect, type Page } from '@playwright/test';
import { bringToken, signUp } from '../../e2e/support/players.ts';
import { BOARD_WITH_CHANCE, drawOf, showBoard, type Won } from './jackpot-board.ts';
import { movementsEnded } from './movements-ended.ts';

/** The running hall, whose draws are fixed and whose show is held and brought to any moment of it. */
export class JackpotShow {
  readonly #page: Page;
  #won: Won = 'coin';

  constructor(page: Page) {
    this.#page = page;
  }

  /** The hall of a player who may draw, with its canvas up and nothing moving. */
  async open(renderer: 'webgl' | 'canvas'): Promise<void> {
    const page = this.#page;
    // Where in its sector the wheel stops is chance for the eye alone; here always in the middle.
    await page.addInitScript(() => {
      Math.random = () => 0.5;
    });
    await showBoard(page, BOARD_WITH_CHANCE);
    await page.route('**/app/v1/receiveDrawChance', (route) =>
      route.fulfill({ json: { code: 0, msg: '', data: drawOf(this.#won, route.request().postDataJSON()) } }),
    );
    await bringToken(page, (await signUp()).token);
    await page.goto(`/activity/jackpot?probe=1&renderer=${renderer}`);
    await page.waitForFunction(() => window.__front !== undefined);
    await page.locator('#splash').waitFor({ state: 'detached' });
    // What is fixed in the window is so only once the page it lies in has arrived.
    await movementsEnded(page);
    await page.evaluate(() => window.__front?.hold());
  }

  /** Presses SPIN; the light's way to what is won is there, and at its beginning. */
  async spin(won: Won): Promise<void> {
    this.#won = won;
    await this.#page.locator('[data-spin]').click();
    await this.#waitFor('ring');
  }

  /** So many seconds after the beginning of what plays, or after its `label`. */
  seek(seconds: number, label?: string): Promise<void> {
    return this.#page.evaluate(([at, from]) => window.__front?.seek(at, from), [seconds, label] as const);
  }

  /** What plays ends, and `next` begins. */
  async finish(next: 'wheel' | 'moment'): Promise<void> {
    await this.#page.evaluate(() => window.__front?.finish());
    await this.#waitFor(next);
  }

  /** The award with everything counted, and its coins at home. */
  async finishAward(): Promise<void> {
    await this.#page.evaluate(() => window.__front?.finish());
    await expect(this.#page.locator('[data-award][data-counted]')).toBeAttached();
  }

  async collect(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Done' }).click();
    await expect(this.#page.locator('[data-hall]')).toHaveAttribute('data-phase', 'idle');
  }

  async #waitFor(movement: 'ring' | 'wheel' | 'moment'): Promise<void> {
    await this.#page.waitForFunction((name) => window.__front?.playing() === name, movement);
  }
}
