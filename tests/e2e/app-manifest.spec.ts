import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** A test's window is a private one, where nothing can be installed; all else must be in order. */
const OF_THE_TEST = ['in-incognito'];

test(
  '[O24] Chromium finds no error in the manifest, and nothing that prevents an installation',
  ONCE,
  async ({ page, context }) => {
    await page.goto('/download');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const browser = await context.newCDPSession(page);
    const { url, errors, data } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(new URL(url).pathname).toBe('/manifest.webmanifest');
    expect(JSON.parse(data ?? '{}')).toMatchObject({ id: '/', start_url: '/', lang: 'en' });
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.filter(({ errorId }) => !OF_THE_TEST.includes(errorId))).toEqual([]);
  },
);

test('[O24] every image of the manifest has the type and size that it declares', ONCE, async ({ page }) => {
  await page.goto('/download');
  const images = await page.evaluate(async () => {
    const manifest = await (await fetch('/manifest.webmanifest')).json();
    const listed = [
      ...manifest.icons,
      ...manifest.screenshots,
      ...manifest.shortcuts.flatMap((shortcut: { icons: object[] }) => shortcut.icons),
    ] as { src: string; type: string; sizes: string }[];
    return Promise.all(
      listed.map(async ({ src, type, sizes }) => {
        const answer = await fetch(src);
        const { width, height } = await createImageBitmap(await answer.blob());
        return { src, told: [type, sizes], got: [answer.headers.get('content-type'), `${width}x${height}`] };
      }),
    );
  });
  expect(images.length).toBeGreaterThan(12);
  for (const { src, told, got } of images) expect([src, ...got]).toEqual([src, ...told]);
});

test('[O24] manifest is in the language that the visitor chose here', ONCE, async ({ page, context }) => {
  await context.addCookies([{ name: 'locale', value: 'zh-CN', url: process.env.E2E_ORIGIN ?? '' }]);
  await page.goto('/download');
  const browser = await context.newCDPSession(page);
  const { data } = await browser.send('Page.getAppManifest');
  expect(JSON.parse(data ?? '{}')).toMatchObject({ lang: 'zh-CN' });
});

test(
  '[O24] invite that is shared with the app opens the registration with its code',
  ONCE,
  async ({ page }) => {
    const link = `${process.env.E2E_ORIGIN}/auth/register?inviteCode=LUCKY7`;
    await page.goto(`/share/received?${new URLSearchParams({ text: `Join me ${link}` })}`);
    await expect(page).toHaveURL(/\/auth\/register\?inviteCode=LUCKY7$/);
    await page.goto('/share/received?url=https%3A%2F%2Fevil.example%2Fauth%2Fregister%3FinviteCode%3DX');
    await expect(page.getByRole('heading', { name: 'This link is from another site' })).toBeVisible();
  },
);
