import type { FrameLocator } from '@playwright/test';
import { expect } from './test.ts';

/** Has the latest round of a game's list verified, whose seed is known. The information of the game is open. */
export async function verifyLatest(frame: FrameLocator): Promise<void> {
  await pressVerify(frame);
  await expect(frame.getByText(/^Verified: fingerprint, your seed and your bet/)).toBeVisible();
}

/** The same for one whose seed is still secret: it is revealed first. */
export async function revealLatest(frame: FrameLocator): Promise<void> {
  await pressVerify(frame);
  await expect(frame.getByText('Not yet checkable: its seed is still secret.')).toBeVisible();
  await frame.getByRole('button', { name: 'Reveal and check' }).click();
  await expect(frame.getByText(/^Verified: fingerprint, your seed and your bet/)).toBeVisible();
}

async function pressVerify(frame: FrameLocator): Promise<void> {
  await frame.getByRole('tab', { name: 'My rounds' }).click();
  await frame
    .getByRole('button', { name: /^Verify the round/ })
    .first()
    .click();
}
