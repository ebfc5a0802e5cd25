import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmedAction } from '../../../src/features/protection/confirmation.tsx';
import { CallFailure } from '../../../src/platform/http/call-failure.ts';
import { connectionStore } from '../../../src/session/calls/connection-store.ts';
import { goOffline } from '../support/failure.ts';
import { showPart } from '../support/open-page.tsx';

const show = (work: () => Promise<void> = () => Promise.resolve()) =>
  showPart(
    <ConfirmedAction
      label="Close my account"
      yes="Yes, close it"
      question="Close it now?"
      text="For good."
      act={work}
    />,
    ['protection', 'error'],
  );
const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });
const press = (user: Awaited<ReturnType<typeof show>>['user'], name: string) =>
  user.click(screen.getByRole('button', { name }));

describe('act that is confirmed', () => {
  it('[R51] first press only asks, and the question has the focus', async () => {
    const work = vi.fn(() => Promise.resolve());
    const { user } = await show(work);
    await press(user, 'Close my account');
    expect(work).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3, name: 'Close it now?' }));
    expect(button('Close my account')).toBeNull();
  });

  it('[R51] Cancel goes back, and nothing has happened', async () => {
    const work = vi.fn(() => Promise.resolve());
    const { user } = await show(work);
    await press(user, 'Close my account');
    await press(user, 'Cancel');
    expect([work.mock.calls.length, button('Close my account') !== null]).toEqual([0, true]);
  });

  it('[R51] second press does it once, and the question goes when it is done', async () => {
    const done = Promise.withResolvers<void>();
    const work = vi.fn(() => done.promise);
    const { user } = await show(work);
    await press(user, 'Close my account');
    await press(user, 'Yes, close it');
    await press(user, 'Yes, close it');
    expect(work).toHaveBeenCalledTimes(1);
    expect(button('Yes, close it')?.getAttribute('aria-busy')).toBe('true');
    await act(async () => done.resolve());
    await waitFor(() => expect(button('Close my account')).not.toBeNull());
  });

  it('[R51] failure is told beside the question, which stays', async () => {
    const { user } = await show(() =>
      Promise.reject(new CallFailure('internal', 'closeAccount', { code: 500 })),
    );
    await press(user, 'Close my account');
    await press(user, 'Yes, close it');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Not changed');
    expect(alert.textContent).toContain('Something went wrong on our side.');
    expect(button('Yes, close it')).not.toBeNull();
  });

  it('[R51] nothing is confirmed while the device is offline', async () => {
    const { user } = await show();
    await press(user, 'Close my account');
    goOffline();
    expect(button('Yes, close it')?.disabled).toBe(true);
    act(() => connectionStore.setState({ isOnline: true }));
    expect(button('Yes, close it')?.disabled).toBe(false);
  });
});
