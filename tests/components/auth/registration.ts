import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fillIn } from '../support/fill-in.ts';

interface Newcomer {
  account?: string;
  password?: string;
  day?: string;
  year?: string;
}

const form = () => screen.findByRole('form', { name: 'Create account' });
const field = async (name: string) => within(await form()).getByRole('textbox', { name });

export const pressNext = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Next' }));
export const goBack = async (user: UserEvent) =>
  user.click(within(await form()).getByRole('button', { name: 'Back' }));

/** The heading of the step that is shown. */
export const stepHeading = async () => within(await form()).findByRole('heading', { level: 2 });

async function fillSignIn(user: UserEvent, { account = 'lantern_91', password = 'Lantern2026' }: Newcomer) {
  await fillIn(user, await field('Account name'), account);
  await fillIn(user, screen.getByLabelText('Password'), password);
  await pressNext(user);
}

async function fillPerson(user: UserEvent, { day = '23', year = '1991' }: Newcomer) {
  await fillIn(user, await field('Day'), day);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'April');
  await fillIn(user, await field('Year'), year);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Nationality' }), 'PH');
  await pressNext(user);
}

/** Fills in the steps from the one that is shown until `until`, which is shown then and still empty. */
export async function walkRegistration(
  user: UserEvent,
  { until, ...newcomer }: Newcomer & { until?: 'About you' | 'Confirm and agree' } = {},
): Promise<void> {
  const isAt = async (title: string) => (await stepHeading()).textContent.endsWith(title);
  const walked = async (title: string) =>
    within(await form()).findByRole('heading', { name: new RegExp(title) });
  if (await isAt('Sign-in details')) {
    await fillSignIn(user, newcomer);
    await walked('About you');
  }
  if (until === 'About you') return;
  if (await isAt('About you')) {
    await fillPerson(user, newcomer);
    await walked('Confirm and agree');
  }
  if (until) return;
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
}
