import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished } from 'vitest';
import { connectionStore } from '../../../src/session/connection-store.ts';

/** What a page says where the answer is the failure of that name. */
export const FAILURE_TEXT = {
  offline: 'There is no connection.',
  internal: 'Something broke on our side.',
  forbidden: 'This is not open to your account.',
} as const;

/** The page shows what failed; `answer` lets the server answer, and the button retries. */
export async function tryAgain(
  user: UserEvent,
  failure: keyof typeof FAILURE_TEXT,
  answer: () => void,
): Promise<void> {
  expect((await screen.findByRole('alert')).textContent).toContain(FAILURE_TEXT[failure]);
  answer();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
}

/** Says that something is on its way, and shows nothing of it yet. */
export async function expectLoading(): Promise<void> {
  expect((await screen.findByText('Loading')).closest('[role="status"]')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
}

/** The device is offline until the test has ended. */
export function goOffline(): void {
  act(() => connectionStore.setState({ isOnline: false }));
  onTestFinished(() => connectionStore.setState({ isOnline: true }));
}
