import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** The browser's own question, answered with `outcome` when it is put. */
export function offerInstall(outcome: 'accepted' | 'dismissed') {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => undefined),
    userChoice: Promise.resolve({ outcome }),
  });
  act(() => void dispatchEvent(event));
  return event;
}
