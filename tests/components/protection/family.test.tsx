import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { requestFamilyExclusion } from '../../../contract/protection/family-calls.ts';
import { connectionStore } from '../../../src/session/calls/connection-store.ts';
import { fillIn } from '../support/fill-in.ts';
import { noteOf } from '../support/note-of.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';

let user: UserEvent;
const send = () => user.click(screen.getByRole('button', { name: 'Send request' }));

async function fill(): Promise<void> {
  await fillIn(user, screen.getByLabelText('Your name'), 'Rosa Vilaluz');
  await user.selectOptions(screen.getByLabelText('You are their'), 'sibling');
  await fillIn(user, screen.getByLabelText('Your email'), 'rosa@lantern.example');
  await fillIn(user, screen.getByLabelText('Their full name'), 'Juan Vilaluz');
  await user.type(screen.getByLabelText('Their date of birth'), '1991-04-23');
  await fillIn(user, screen.getByLabelText('Why are you asking?'), 'He has not paid the rent since March.');
}

beforeEach(async () => {
  ({ user } = await openPage('/family-exclusion'));
  await screen.findByRole('form', { name: 'Ask to exclude a family member' });
});

describe('exclusion request of a family', () => {
  it('[R51] each missing field is named, and the first has the focus', async () => {
    await send();
    const name = screen.getByLabelText('Your name');
    await waitFor(() => expect(document.activeElement).toBe(name));
    await waitFor(() => expect(noteOf(name)).toBe('Enter a name.'));
    expect(noteOf(screen.getByLabelText('Your email'))).toBe('Enter an email address we can reply to.');
    expect(noteOf(screen.getByLabelText('Their date of birth'))).toBe('Enter the date of birth.');
    expect(noteOf(screen.getByLabelText('Why are you asking?'))).toBe('Write at least 20 characters.');
    expect(server().asked(requestFamilyExclusion)).toEqual([]);
  });

  it('[R51] complete request is sent, and its number is shown', async () => {
    server().answer(requestFamilyExclusion, { number: 'ABCD2345', receivedAt: 1 });
    await fill();
    await send();
    const title = await screen.findByRole('heading', { name: 'We’ve received your request' });
    expect(document.activeElement).toBe(title);
    expect(screen.getByText(/ABCD2345/)).toBeTruthy();
    expect(server().asked(requestFamilyExclusion)).toMatchObject([
      {
        applicant: { name: 'Rosa Vilaluz', email: 'rosa@lantern.example' },
        relation: 'sibling',
        person: { name: 'Juan Vilaluz', birthDate: '1991-04-23' },
        evidence: [],
      },
    ]);
  });

  it('[R51] request that is rejected or lost shows an error and keeps the typed text', async () => {
    server().reject(requestFamilyExclusion, 'tooOften');
    await fill();
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain('Request not sent');
    expect(screen.getByLabelText('Their full name')).toHaveProperty('value', 'Juan Vilaluz');
    server().cut(requestFamilyExclusion);
    await send();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('You’re offline.'));
    const ids = server().asked(requestFamilyExclusion);
    expect(ids.length).toBeGreaterThan(1);
  });

  it('[R51] nothing is sent while the device is offline', async () => {
    connectionStore.setState({ isOnline: false });
    expect(await screen.findByText(/You’re offline. What you wrote is still here/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send request' })).toHaveProperty('disabled', true);
    connectionStore.setState({ isOnline: true });
  });
});
