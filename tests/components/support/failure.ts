import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished } from 'vitest';
import type { Call } from '../../../contract/call.ts';
import type { ErrorKey } from '../../../contract/errors.ts';
import { connectionStore } from '../../../src/session/calls/connection-store.ts';
import { server } from './server.ts';

/** What a page says where the answer is the failure of that name. */
export const FAILURE_TEXT = {
  offline: 'You’re offline.',
  internal: 'Something went wrong on our side.',
  forbidden: 'Your account doesn’t have access to this.',
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

/** The call is rejected by the server from now on, or never reaches it. */
export function failCall(call: Call, failure: ErrorKey | 'offline'): void {
  if (failure === 'offline') server().cut(call);
  else server().reject(call, failure);
}

/** Waits until a call that is cut has been repeated for the last time: no repetition may reach the next test. */
export const allRetries = (call: Call): Promise<void> =>
  waitFor(() => expect(server().asked(call)).toHaveLength(3));
