import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { addKyc, kyc, saveKycDraft } from '../../../contract/kyc/kyc-calls.ts';
import { kycStore } from '../../../src/features/kyc/kyc-store.ts';
import { fillIn } from '../support/fill-in.ts';
import { noteOf } from '../support/note-of.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { kycStatus as status } from './kyc-answers.ts';

const PAGE = '/member/profile/kyc';
const MEMBER = { player: { id: 7 } };

const next = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Continue' }));
const field = (name: string) => screen.findByRole('textbox', { name });

async function begin(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Start' }));
}

afterEach(() => kycStore.setState(kycStore.getInitialState(), true));

describe('identity check', () => {
  it('[R48] player reads what is needed before the check begins', async () => {
    server().answer(kyc, status());
    await openPage(PAGE, MEMBER);
    expect(await screen.findByRole('heading', { name: 'Verify it’s you' })).toBeTruthy();
    expect(screen.getByText('A valid ID')).toBeTruthy();
  });

  it('[R48, C29] each step names what is missing and continues once it is there', async () => {
    server().answer(kyc, status());
    server().answer(saveKycDraft, { savedAt: 1 });
    const { user } = await openPage(PAGE, MEMBER);
    await begin(user);
    await next(user);
    const name = await field('Full name');
    await waitFor(() => expect(noteOf(name)).toBe('Enter your full name as on your ID.'));
    await waitFor(() => expect(document.activeElement).toBe(name));
    await fillIn(user, name, 'Ligaya Santos');
    await next(user);
    await next(user);
    await waitFor(async () =>
      expect(noteOf(await field('Street and house number'))).toBe('Enter the street and house number.'),
    );
    expect(noteOf(await field('City or town'))).toBe('Enter the city or town.');
    await fillIn(user, await field('Street and house number'), '12 Mabini St');
    await fillIn(user, await field('City or town'), 'Manila');
    await next(user);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Type of ID' }), 'passport');
    await next(user);
    await waitFor(async () =>
      expect(noteOf(await field('ID number'))).toMatch(/^Enter 5 to 24 letters and digits/),
    );
    expect(noteOf(screen.getByLabelText('Expiration date'))).toMatch(/^Your ID must be valid today/);
    await fillIn(user, await field('ID number'), 'P1234567');
    await user.type(screen.getByLabelText('Expiration date'), '2040-01-31');
    await next(user);
    expect(await screen.findByRole('heading', { name: 'Photos' })).toBeTruthy();
  });

  it('[R48, C30] draft of an hour ago is restored', async () => {
    const address = { line: '12 Mabini St', city: 'Manila', region: '', postCode: '' };
    const draft = {
      step: 'document' as const,
      realName: 'Ligaya Santos',
      address,
      documentKind: 'passport' as const,
      documentNumber: 'P1234567',
      expiresOn: '2040-01-31',
    };
    server().answer(kyc, status({ draft }));
    await openPage(PAGE, MEMBER);
    expect(await field('ID number')).toHaveProperty('value', 'P1234567');
    expect(screen.getByLabelText('Expiration date')).toHaveProperty('value', '2040-01-31');
    expect(screen.getByRole('combobox', { name: 'Type of ID' })).toHaveProperty('value', 'passport');
  });

  it('[R48, C29] form cannot be submitted before the declaration of truth', async () => {
    const address = { line: '12 Mabini St', city: 'Manila', region: '', postCode: '' };
    const document = {
      documentKind: 'passport' as const,
      documentNumber: 'P1234567',
      expiresOn: '2040-01-31',
    };
    server().answer(
      kyc,
      status({
        sides: ['front', 'selfie'],
        draft: { step: 'review', realName: 'Ligaya Santos', address, ...document },
      }),
    );
    server().answer(addKyc, status({ state: 'pending', submittedAt: Date.now() }));
    const { user } = await openPage(PAGE, MEMBER);
    await user.click(await screen.findByRole('button', { name: 'Submit for review' }));
    expect(screen.getByText('Confirm that these details are yours and true.')).toBeTruthy();
    expect(server().asked(addKyc)).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: 'These details are mine and true.' }));
    await user.click(screen.getByRole('button', { name: 'Submit for review' }));
    expect(await screen.findByRole('heading', { name: 'Under review' })).toBeTruthy();
    expect(server().asked(addKyc)).toMatchObject([{ realName: 'Ligaya Santos', ...document }]);
  });

  it('[R48] rejected player reads why and tries again', async () => {
    const rejected = status({
      state: 'rejected',
      reason: 'mismatch',
      submittedAt: 1,
      decidedAt: 2,
      triesLeft: 4,
    });
    server().answer(kyc, { ...rejected, person: { ...rejected.person, realName: 'Ligaya Santos' } });
    const { user } = await openPage(PAGE, MEMBER);
    expect(await screen.findByText(/^Your name, date of birth or ID number doesn’t match/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await field('Full name')).toHaveProperty('value', 'Ligaya Santos');
  });

  it.each([
    ['pending', 'Under review'],
    ['approved', 'You’re verified'],
  ] as const)('[R48, C30] check that is %s says so', async (state, title) => {
    server().answer(kyc, status({ state, submittedAt: 1, decidedAt: state === 'approved' ? 2 : null }));
    await openPage(PAGE, MEMBER);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });

  it('[R48] check that does not load shows an error and can be loaded again', async () => {
    server().cut(kyc);
    const { user } = await openPage(PAGE, MEMBER);
    expect(await screen.findByRole('heading', { name: 'Couldn’t load verification' })).toBeTruthy();
    server().answer(kyc, status());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Start' })).toBeTruthy();
  });
});
