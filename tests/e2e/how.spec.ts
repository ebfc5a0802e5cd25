import { readFileSync } from 'node:fs';
import { loadSheets } from '../../games/game-list.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

test('[C90] guest reads how a game decides its rounds and saves its sheet, and axe finds nothing', async ({
  page,
}) => {
  await page.goto('/fair');
  await page.getByRole('link', { name: 'How every game decides its rounds' }).click();
  await expect(page.getByRole('heading', { name: 'How rounds are decided', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Mines of Brass', exact: true }).click();
  const heading = page.getByRole('heading', { name: 'Mines of Brass' });
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(/\/fair\/how#mines-of-brass$/);
  const section = page.getByRole('region', { name: 'Mines of Brass' });
  await section.getByText('Tables of Mines of Brass').click();
  await expect(section.getByRole('group', { name: 'multipliers' })).toBeVisible();
  await section.getByText('Sample rounds of Mines of Brass').click();
  await expect(section.getByRole('heading', { name: 'Sample round 1' })).toBeVisible();
  await expectAccessible(page, '[data-panel-layer]');

  const saving = page.waitForEvent('download');
  await section.getByRole('link', { name: /^Save the sheet/ }).click();
  const file = await (await saving).path();
  const sheet = (await loadSheets()).find(({ game }) => game === 'mines-of-brass');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(sheet)));
});
