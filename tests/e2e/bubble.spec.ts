import type { Locator, Page } from '@playwright/test';
import { CATALOGUE } from '../../server/games/catalogue/games.ts';
import { expectAccessible } from './support/axe.ts';
import { FULL_MOTION } from './support/motion.ts';
import { bringToken, signUp } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

test.use(FULL_MOTION);

const bubbleOf = (page: Page) => page.getByRole('complementary', { name: 'Lucky Jackpot' });

/** Where it stands once the browser has flown it there, and no bar or amount that comes moves it on. */
async function restOf(bubble: Locator) {
  await bubble.evaluate(async (element) => {
    let before = '';
    for (;;) {
      // A frame for what watches sizes, and one for what that sets going.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const flights = element.getAnimations();
      await Promise.all(flights.map((flight) => flight.finished.catch(() => undefined)));
      const { x, y, width, height } = element.getBoundingClientRect();
      const now = [x, y, width, height].join();
      if (flights.length === 0 && now === before) return;
      before = now;
    }
  });
  const box = await bubble.boundingBox();
  if (!box) throw new Error('the button is nowhere');
  return box;
}

test('[O21] [R01] [V09] jackpot button is for members, and moves by hand and key', ONCE, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Join' })).toBeVisible();
  await expect(page.locator('[data-bubble]')).toHaveCount(0);

  await bringToken(page, (await signUp()).token);
  await page.goto('/member');
  const bubble = bubbleOf(page);
  const button = bubble.getByRole('button', { name: /^Lucky Jackpot, Mega jackpot ₱/ });
  await expect(button).toBeVisible();
  await expectAccessible(page, '[data-bubble]');

  const first = await restOf(bubble);
  const middle = { x: first.x + first.width / 2, y: first.y + first.height / 2 };
  expect(middle.x, 'it begins at the right edge').toBeGreaterThan(300);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(150, 300, { steps: 4 });
  await page.mouse.move(120, -200, { steps: 2 });
  const bar = await page.getByRole('banner').boundingBox();
  const held = await restOf(bubble);
  expect(held.y, 'no hand pulls it over the top bar').toBeGreaterThanOrEqual(
    (bar?.y ?? 0) + (bar?.height ?? 0),
  );
  await page.mouse.move(120, 400, { steps: 4 });
  await page.mouse.up();
  await expect(bubble).toHaveAttribute('data-side', 'left');
  const left = await restOf(bubble);
  expect(left.x, 'it lies at the edge').toBeLessThan(12);
  await expect(page.getByRole('dialog'), 'a drag is no press').toHaveCount(0);

  await page.reload();
  await expect(button).toBeVisible();
  // The page comes in parts, and the button makes room for each.
  await expect.poll(async () => Math.abs((await restOf(bubble)).y - left.y)).toBeLessThanOrEqual(1);
  expect((await restOf(bubble)).x).toBe(left.x);

  await button.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  const low = await restOf(bubble);
  expect(low.x).toBe(first.x);
  const place = await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Me', exact: true })
    .boundingBox();
  expect(low.y + low.height, 'it keeps clear of the bottom bar').toBeLessThanOrEqual(place?.y ?? 0);

  await page.setViewportSize({ width: 915, height: 412 });
  await expect.poll(async () => (await restOf(bubble)).x).toBeGreaterThan(800);
  const turned = await restOf(bubble);
  expect(turned.x + turned.width).toBeGreaterThan(890);
  expect(turned.y + turned.height, 'it is inside when the phone is turned').toBeLessThanOrEqual(412);
  await page.setViewportSize({ width: 412, height: 915 });

  await page.keyboard.press('Enter');
  const hall = page.getByRole('dialog', { name: /jackpot/i });
  await expect(hall).toBeVisible();
  await expect(bubble).toHaveCSS('opacity', '0');
  await page.goBack();
  await expect(hall).toHaveCount(0);
  await expect(bubble).toHaveCSS('opacity', '1');
  await expect(button, 'the hall gives the focus back').toBeFocused();
});

test(
  '[O21] [R01] menu of the jackpot button moves and hides it, and only its pages have it',
  ONCE,
  async ({ page }) => {
    await bringToken(page, (await signUp()).token);
    await page.goto('/member');
    const bubble = bubbleOf(page);
    const button = bubble.getByRole('button', { name: /^Lucky Jackpot, Mega jackpot ₱/ });
    await expect(button).toBeVisible();
    const menu = bubble.getByRole('button', { name: 'Move or hide the jackpot button' });
    await menu.click();
    await expectAccessible(page, '[data-bubble]');
    await bubble.getByRole('button', { name: 'To the left edge' }).click();
    await expect(bubble).toHaveAttribute('data-side', 'left');
    await expect(menu).toBeFocused();
    await menu.click();
    await page.keyboard.press('Escape');
    await expect(bubble.getByRole('button', { name: 'To the top' })).toHaveCount(0);

    // Something that can be pressed comes where it stands: it makes room, and its open menu shows it whole again.
    await menu.blur();
    const asked = await restOf(bubble);
    await page.evaluate(({ y }) => {
      const inTheWay = Object.assign(document.createElement('button'), {
        id: 'in-the-way',
        textContent: 'Here',
      });
      inTheWay.setAttribute('style', `position: fixed; left: 0; top: ${y}px; width: 120px; height: 90px`);
      document.body.append(inTheWay);
    }, asked);
    await expect.poll(() => restOf(bubble)).not.toEqual(asked);
    await menu.click();
    await restOf(bubble);
    const choice = await bubble.getByRole('button', { name: 'To the right edge' }).boundingBox();
    if (!choice) throw new Error('the menu is nowhere');
    await page.mouse.move(choice.x + choice.width / 2, choice.y + choice.height / 2);
    await page.mouse.down();
    await page.evaluate(() => document.querySelector('#in-the-way')?.remove());
    // A slow finger: longer than the button waits before it follows the page's controls.
    await page.waitForFunction(
      (until) => performance.now() > until,
      await page.evaluate(() => performance.now() + 600),
    );
    await page.mouse.up();
    await expect(bubble, 'a press of its menu is never lost').toHaveAttribute('data-side', 'right');

    await page.goto('/game/search');
    await expect(page.locator('[data-panel-title]')).toBeVisible();
    await expect(bubble).toHaveCount(0);
    await page.goto('/game/start?gameId=102');
    // Over the game's panel, or the trial press would not arrive.
    await button.click({ trial: true });
    for (const address of ['/bonus', '/bonus/event', '/bonus/rebate', '/bonus/vip', '/vip/level']) {
      await page.goto(address);
      await expect(button, address).toBeVisible();
    }
    for (const address of ['/vip/rebate', '/reward/record', '/wallets']) {
      await page.goto(address);
      await expect(page.locator('[data-panel-title]')).toBeVisible();
      await expect(bubble, address).toHaveCount(0);
    }
    await page.goto('/member');
    await expect(button, 'a page without the board asks for the pot itself').toBeVisible();
    await menu.click();
    await bubble.getByRole('button', { name: 'Hide for this visit' }).click();
    await expect(bubble).toHaveCount(0);
    await page.goto('/');
    await expect(page.getByRole('link', { name: /^Balance/ })).toBeVisible();
    await expect(bubble).toHaveCount(0);
  },
);

const ROULETTE = CATALOGUE.find(({ slug }) => slug === 'roulette-royale')?.id;
/** Of the six routes: agents are not built yet; the game with the most controls, and a page of the bonus centre beside it. */
const PAGES = [
  '/',
  '/member',
  '/bonus',
  '/bonus/tasks',
  '/game/start?gameId=102',
  `/game/start?gameId=${ROULETTE}&tryIt=1`,
];
const WIDTHS = [320, 360, 390, 412];

/** The page's controls that what is seen of the button covers, by their names; the button itself must be in sight. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bubble = document.querySelector('[data-bubble]');
    if (!bubble || Number(getComputedStyle(bubble).opacity) < 1) return ['the button is not shown'];
    const { innerWidth, innerHeight } = window;
    const seenOf = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return {
        left: Math.max(0, left),
        top: Math.max(0, top),
        right: Math.min(innerWidth, right),
        bottom: Math.min(innerHeight, bottom),
      };
    };
    const parts = [...bubble.querySelectorAll('button')].filter((part) => part.checkVisibility()).map(seenOf);
    if (!parts.some(({ left, right }) => right - left >= 8)) return ['the button is out of sight'];
    const controls = document.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [data-figure]',
    );
    return [...controls].flatMap((control) => {
      if (bubble.contains(control) || control.closest('[inert]')) return [];
      if (!control.checkVisibility({ visibilityProperty: true })) return [];
      const seen = seenOf(control);
      if (seen.right <= seen.left || seen.bottom <= seen.top) return [];
      const isCovered = parts.some(
        (part) =>
          part.left < seen.right - 0.5 &&
          seen.left < part.right - 0.5 &&
          part.top < seen.bottom - 0.5 &&
          seen.top < part.bottom - 0.5,
      );
      return isCovered
        ? [(control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40)]
        : [];
    });
  });
}

test(
  '[O21] [R01] jackpot button covers no control and no amount on a phone, at any scroll position of its pages',
  ONCE,
  async ({ page }) => {
    await bringToken(page, (await signUp()).token);
    for (const address of PAGES) {
      await page.goto(address);
      await expect(bubbleOf(page)).toBeAttached();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 780 });
        for (const share of [0, 0.5, 1]) {
          await page.evaluate((part) => {
            // A panel scrolls by itself, the lobby with the page.
            for (const place of document.querySelectorAll('*')) {
              const more = place.scrollHeight - place.clientHeight;
              if (more > 0) place.scrollTo({ top: more * part, behavior: 'instant' });
            }
          }, share);
          await expect(async () => {
            await restOf(bubbleOf(page));
            expect(await coveredControls(page), `${address} at ${width}, scrolled to ${share}`).toEqual([]);
          }).toPass();
        }
      }
    }
  },
);
