import type { Page } from '@playwright/test';

const PASSWORD = 'Lantern2026';

/**
 * Fills in the steps of the register form up to its last button.
 * @param account left out for somebody whose sign-in is proven already: their form has no such step
 * @param onStep when a step is there, before it is filled in
 */
export async function walkRegistration(
  page: Page,
  { account, onStep }: { account?: string; onStep?: () => Promise<void> } = {},
): Promise<void> {
  const form = page.getByRole('form', { name: 'Create account' });
  const next = form.getByRole('button', { name: 'Next' });
  const begin = async (title: string) => {
    await form.getByRole('heading', { name: title }).waitFor();
    await onStep?.();
  };
  if (account) {
    await begin('Sign-in details');
    await form.getByLabel('Account name').fill(account);
    await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await next.click();
  }
  await begin('About you');
  await form.getByRole('textbox', { name: 'Day' }).fill('23');
  await form.getByRole('combobox', { name: 'Month' }).selectOption('4');
  await form.getByRole('textbox', { name: 'Year' }).fill('1991');
  await form.getByLabel('Nationality').selectOption('PH');
  await next.click();
  await begin('Confirm and agree');
  for (const box of await form.getByRole('checkbox').all()) await box.check();
}
