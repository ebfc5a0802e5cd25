import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Up to the step where a paper's number is asked for. */
export async function beginIdentityForm(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Identity verification' });
  const next = form.getByRole('button', { name: 'Continue' });
  await next.click();
  await expect(form.getByText('Enter your full name')).toBeVisible();
  await form.getByLabel('Full name').fill('Ligaya Santos');
  await next.click();
  await form.getByLabel('Street and house number').fill('12 Mabini St');
  await form.getByLabel('City or town').fill('Manila');
  await next.click();
}
