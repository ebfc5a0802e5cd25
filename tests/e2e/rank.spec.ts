import { expectAccessible } from './support/axe.ts';
import { FULL_MOTION } from './support/motion.ts';
import { grantPoints } from './support/platform-units.ts';
import { bringToken, operate, operateByTwo, signUp } from './support/players.ts';
import { placePlayers, winLastWeek } from './support/rank-rows.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

test.use(FULL_MOTION);

const PANEL = '[data-panel-layer]';
const HOUR_MS = 3_600_000;

test(
  '[R55, R16, V11] member reads the boards with the own place in sight, and claims the prize of a tournament',
  ONCE,
  async ({ page }) => {
    const [me, rival] = [await signUp(), await signUp()];
    await placePlayers({ [me.account]: 350, [rival.account]: 99_000_000 });
    await winLastWeek(me.account);

    await page.goto('/rank');
    await expect(page).toHaveURL(/\/auth\/login/);
    await bringToken(page, me.token);
    await page.goto('/rank');
    const panel = page.locator(PANEL);
    await expect(panel.getByRole('list', { name: 'Top places' }).getByRole('listitem').first()).toContainText(
      '990,000×',
    );
    const own = panel.getByRole('region', { name: 'Your place' });
    await expect(own).toBeInViewport();
    await expect(own).toContainText('3.5×');
    await panel.evaluate((layer) => layer.scrollTo(0, layer.scrollHeight));
    await expect(own).toBeInViewport();
    await panel.getByRole('tab', { name: 'This week' }).click();
    await expect(panel.getByRole('heading', { name: 'Best wins this week' })).toBeVisible();
    await expectAccessible(page, PANEL);

    await page.goto('/activity/slotshack');
    await panel.getByRole('button', { name: 'Claim prize' }).click();
    await expect(page.getByText('30,000 points (worth ₱30.00) claimed')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Claim prize' })).toHaveCount(0);
    await expect(panel.getByRole('region', { name: 'Past winners' })).toContainText('25×');
    await expectAccessible(page, PANEL);
  },
);

test(
  '[R07, C87] member watches the live show with captions, opens a red packet, and takes points of the fund back',
  ONCE,
  async ({ page }) => {
    const player = await signUp();
    await grantPoints(player.account, 2_000);
    const since = new Date(Date.now() - HOUR_MS).toISOString();
    await operate('--as', 'olive', 'config', 'set', 'live.shows.0.startsAt', JSON.stringify(since));
    await operateByTwo(
      'packet',
      'create',
      JSON.stringify({
        name: { en: 'Harvest', fil: 'Anihan', 'zh-CN': '丰收' },
        points: 400,
        pieces: 4,
        from: since,
        until: new Date(Date.now() + HOUR_MS).toISOString(),
      }),
    );
    await bringToken(page, player.token);
    await page.goto('/activity/live');
    const panel = page.locator(PANEL);
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
    const video = panel.locator('video');
    const state = () =>
      video.evaluate((one: HTMLVideoElement) => ({
        isPaused: one.paused,
        at: one.currentTime,
        seconds: Math.round(one.duration),
        cues: one.textTracks[0]?.cues?.length ?? 0,
      }));
    expect((await state()).isPaused).toBe(true);
    await expectAccessible(page, PANEL);
    await video.evaluate((one: HTMLVideoElement) => {
      one.muted = true;
      one.currentTime = 5;
      return one.play();
    });
    await expect.poll(async () => (await state()).at).toBeGreaterThan(5);
    expect(await state()).toMatchObject({ isPaused: false, seconds: 16, cues: 4 });

    await page.goto('/activity/gifts?tab=packet');
    const packet = panel.getByRole('article', { name: 'Harvest' });
    await packet.getByRole('button', { name: 'Open red packet' }).click();
    await expect(packet.getByRole('status')).toHaveText(/^You found [\d,]+ points? \(worth .+\)$/);
    await expectAccessible(page, PANEL);

    await panel.getByRole('tab', { name: 'Points fund' }).click();
    await panel.getByRole('textbox', { name: 'Points' }).fill('1000');
    await panel.getByRole('button', { name: 'Set aside' }).click();
    await expect(panel.getByText('plus 20 extra when due')).toBeVisible();
    await panel.getByRole('button', { name: 'Take points back' }).click();
    await panel.getByRole('button', { name: 'Take back' }).click();
    await expect(panel.getByRole('textbox', { name: 'Points' })).toBeVisible();
    await expectAccessible(page, PANEL);
  },
);
