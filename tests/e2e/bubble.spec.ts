import type { Locator, Page } from '@playwright/test';
import { CATALOGUE } from '../../server/games/catalogue/games.ts';
import { expectAccessible } from './support/axe.ts';
import { FULL_MOTION } from './support/motion.ts';
import { grantCoins } from './support/platform-money.ts';
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

/** A member's page, with the button in its title row. */
async function openMember(page: Page) {
  await bringToken(page, (await signUp()).token);
  await page.goto('/member');
  const bubble = bubbleOf(page);
  const button = bubble.getByRole('button', { name: /^Lucky Jackpot, Mega jackpot ₱/ });
  await expect(button).toBeVisible();
  return { bubble, button };
}

test(
  '[O21] [R01] [V09] jackpot button is for members, and moves by hand and key in the lobby',
  ONCE,
  async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Join' })).toBeVisible();
    await expect(page.locator('[data-bubble]')).toHaveCount(0);

    await bringToken(page, (await signUp()).token);
    await page.goto('/');
    const bubble = bubbleOf(page);
    const button = bubble.getByRole('button', { name: /^Lucky Jackpot, Mega jackpot ₱/ });
    await expect(button).toBeVisible();

    const first = await restOf(bubble);
    const middle = { x: first.x + first.width / 2, y: first.y + first.height / 2 };
    expect(middle.x, 'it begins at the right edge').toBeGreaterThan(300);
    await page.mouse.move(Math.min(middle.x, 408), middle.y);
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
    await expect(page.getByRole('dialog'), 'a drag is no press').toHaveCount(0);
    // What lies there may keep it off that edge; with the focus on it, it is where it was put.
    const rested = await restOf(bubble);

    await page.reload();
    await expect(button).toBeVisible();
    // The page comes in parts, and the button makes room for each.
    await expect.poll(async () => Math.abs((await restOf(bubble)).y - rested.y)).toBeLessThanOrEqual(1);
    expect((await restOf(bubble)).x).toBe(rested.x);

    await page.keyboard.press('Tab');
    await button.focus();
    await expect(bubble).toHaveAttribute('data-side', 'left');
    expect((await restOf(bubble)).x, 'it lies at the edge').toBeLessThan(12);

    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('End');
    const low = await restOf(bubble);
    expect(low.x + low.width, 'it is at the right edge again').toBeGreaterThan(400);
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
  },
);

test(
  '[O21] [R01] menu of the jackpot button moves and hides it, and only its pages have it',
  ONCE,
  async ({ page }) => {
    const { bubble, button } = await openMember(page);
    const menu = bubble.getByRole('button', { name: 'Move or hide the jackpot button' });
    await menu.click();
    await expectAccessible(page, '[data-bubble]');
    await bubble.getByRole('button', { name: 'To the left edge' }).click();
    await expect(bubble).toHaveAttribute('data-side', 'left');
    await expect(menu).toBeFocused();
    await menu.click();
    await expect(bubble.getByRole('button', { name: 'To the top' }), 'a row has no heights').toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(bubble.getByRole('button', { name: 'To the right edge' })).toHaveCount(0);

    await page.goto('/');
    await expect(button).toBeVisible();
    // Something that can be pressed comes where it stands: it makes room, and its open menu shows it whole again.
    await menu.blur();
    const asked = await restOf(bubble);
    await page.evaluate(({ x, y }) => {
      const inTheWay = Object.assign(document.createElement('button'), {
        id: 'in-the-way',
        textContent: 'Here',
      });
      inTheWay.setAttribute('style', `position: fixed; left: ${x}px; top: ${y}px; width: 80px; height: 90px`);
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

test(
  '[O21] [R01] jackpot button in a page’s title row can be dragged to the row’s other end',
  ONCE,
  async ({ page }) => {
    const { bubble, button } = await openMember(page);
    const first = await restOf(bubble);
    expect(first.x + first.width, 'it begins at the right end').toBeGreaterThan(390);
    await page.mouse.move(first.x + first.width / 2, first.y + first.height / 2);
    await page.mouse.down();
    await page.mouse.move(150, 500, { steps: 4 });
    expect((await restOf(bubble)).y, 'it follows the hand').toBeGreaterThan(first.y + 200);
    await page.mouse.up();
    await expect(bubble).toHaveAttribute('data-side', 'left');
    const left = await restOf(bubble);
    expect(left.x).toBeLessThan(80);
    expect(left.y, 'it is back in its row').toBe(first.y);
    await expect(page.getByRole('dialog'), 'a drag is no press').toHaveCount(0);
    await page.reload();
    await expect(button).toBeVisible();
    expect(await restOf(bubble)).toEqual(left);
    await button.focus();
    await page.keyboard.press('ArrowRight');
    expect(await restOf(bubble)).toEqual(first);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: /jackpot/i })).toBeVisible();
    await page.goBack();
    await expect(button, 'the hall gives the focus back').toBeFocused();
  },
);

const ROULETTE = CATALOGUE.find(({ slug }) => slug === 'roulette-royale')?.id;
/** Every kind of page that has the button. */
const PAGES = [
  '/',
  '/member',
  '/bonus',
  '/bonus/tasks',
  '/vip/level',
  '/agent',
  '/game/start?gameId=102',
  `/game/start?gameId=${ROULETTE}&tryIt=1`,
];
const SIZES = [320, 360, 412, 1280].map((width) => ({ width, height: 780 }));

/** The controls, amounts, texts and games that what is seen of the button lies over. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bubble = document.querySelector('[data-bubble]');
    if (!bubble || Number(getComputedStyle(bubble).opacity) < 1) return ['the button is not shown'];
    const parts = [...bubble.querySelectorAll('button')].map((part) => part.getBoundingClientRect());
    const isFloating = !bubble.matches('[data-dock]');
    const isSeen = parts.some(({ left, right }) => Math.min(innerWidth, right) - Math.max(0, left) >= 8);
    if (isFloating && !isSeen) return ['the button is out of sight'];
    /** Whether the button is what is seen there: a docked one scrolls away under the bars with its row. */
    const isOver = (box: DOMRect) =>
      parts.some((part) => {
        const left = Math.max(part.left, box.left, 0);
        const right = Math.min(part.right, box.right, innerWidth);
        const top = Math.max(part.top, box.top, 0);
        const bottom = Math.min(part.bottom, box.bottom, innerHeight);
        if (right - left <= 0.5 || bottom - top <= 0.5) return false;
        return bubble.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      });
    const found: string[] = [];
    /** What scrolls lies under the top bar, with the button or without. */
    const bar = bubble.matches('[data-dock="bar"]') && bubble.closest('header');
    const note = (element: Element, boxes: Iterable<DOMRect>, name: string | null) => {
      if (bubble.contains(element) || element.closest('[inert]')) return;
      if (bar && !bar.contains(element)) return;
      if (!element.checkVisibility({ visibilityProperty: true })) return;
      if ([...boxes].some(isOver)) found.push((name ?? '').trim().slice(0, 40));
    };
    const controls = 'a[href], button, input, select, textarea, summary, iframe, [data-figure]';
    for (const control of document.querySelectorAll(controls))
      note(
        control,
        [control.getBoundingClientRect()],
        control.getAttribute('aria-label') ?? control.textContent ?? control.tagName,
      );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      range.selectNodeContents(text);
      if (text.parentElement && text.nodeValue?.trim())
        note(text.parentElement, range.getClientRects(), text.nodeValue);
    }
    return found;
  });
}

/** Nothing of a row may be pushed out of the window by the button. */
const isInWindow = (page: Page) =>
  page.evaluate(() => {
    const row = document.querySelector('[data-dock]')?.parentElement;
    if (!row) return true;
    // The way to a deposit keeps its word or its plus.
    const deposit = row.querySelector('[data-dock="tools"] ~ a, a:has(~ [data-dock="tools"])');
    const hasSign =
      !deposit ||
      [...deposit.querySelectorAll('span span')].some((part) => part.getBoundingClientRect().width > 10);
    return (
      hasSign && [...row.children].every((part) => part.getBoundingClientRect().right <= innerWidth + 0.5)
    );
  });

test(
  '[O21] [R01] jackpot button covers no control, amount, text or game on a phone or a desktop, at any scroll position of its pages',
  ONCE,
  async ({ page }) => {
    const player = await signUp();
    await grantCoins(player.account, 12_345_650);
    await bringToken(page, player.token);
    for (const address of PAGES) {
      await page.goto(address);
      await expect(bubbleOf(page)).toBeAttached();
      for (const size of SIZES) {
        await page.setViewportSize(size);
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
            expect(await covered(page), `${address} at ${size.width}, scrolled to ${share}`).toEqual([]);
            expect(await isInWindow(page), `${address} at ${size.width}`).toBe(true);
          }).toPass();
        }
      }
    }
  },
);
