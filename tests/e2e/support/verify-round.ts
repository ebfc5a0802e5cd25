import type { FrameLocator } from '@playwright/test';
import { expect } from './test.ts';

/** Has the latest round of a game's list verified. The information of the game is open. */
export async function verifyLatest(frame: FrameLocator): Promise<void> {
  await frame.getByRole('tab', { name: 'My rounds' }).click();
  await frame
    .getByRole('button', { name: /^Verify the round/ })
    .first()
    .click();
  await expect(frame.getByText(/^Verified: fingerprint, your seed and your bet/)).toBeVisible();
}
